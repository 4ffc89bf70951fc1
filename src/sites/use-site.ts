import { createContext, use } from 'react';
import type { SiteConfig } from './site-config';
import type { SiteState, SiteStore } from './site-store';

/** Both are given by `SiteProvider`. */
export const SiteStoreContext = createContext<SiteStore | undefined>(undefined);
export const SiteStateContext = createContext<SiteState | undefined>(undefined);

/** The store itself, for the application: phase, retry, variations. */
export const useSiteStore = (): SiteStore => provided(use(SiteStoreContext));

const useSiteState = (): SiteState => provided(use(SiteStateContext));

/** The phase of the server's configuration. */
export const useSitePhase = () => useSiteState().phase;

/** Why the server's configuration could not be loaded; undefined if it was. */
export const useSiteFailure = (): unknown => useSiteState().failure;

/** Address of the variation that applies; undefined on the plain site (requirement 4.033). */
export const useCategory = (): string | undefined => useSiteState().category;

/**
 * The configuration of the site. The id is left out of the type on purpose: code asks for what a
 * site can do, never for which site it is.
 */
export const useSite = (): Omit<SiteConfig, 'id'> => useSiteState().site;

function provided<Value>(value: Value | undefined): Value {
  if (!value) throw new Error('SiteProvider is missing');
  return value;
}
