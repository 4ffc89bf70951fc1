import { AnswerError } from '~/lib/answer-error';
import { createStore } from '~/lib/store';
import type { SiteConfig } from './site-config';
import type { DroppedField } from './merge-site-config';

/**
 * `loading` until the server's configuration is there (requirement 4.005), `failed` is high
 * maintenance: it stays until a retry succeeds (requirements 4.006, 4.007).
 */
export type SitePhase = 'loading' | 'ready' | 'failed';

export interface SiteState {
  site: SiteConfig;
  phase: SitePhase;
  /** Why the phase is `failed`: the error of loading the configuration. */
  failure?: unknown;
  /** Address of the variation that applies; the first segment of the redeem page's path (4.033). */
  category: string | undefined;
}

/** A variation of the site, as the server answered: its address and its overrides (3.073, 3.074). */
export interface SiteVariation {
  urlName: string;
  config: unknown;
}

export interface SiteStoreOptions {
  local: SiteConfig;
  /** Fetches the server's configuration for the country. Rejects when there is none. */
  fetchConfig: (country: string) => Promise<{ id: string }>;
  /** Address of the variation that this tab was in before a reload; its overrides come later. */
  category?: string | undefined;
  /** Keeps the address of the variation for the next document of this tab (requirement 2.005). */
  keepCategory?: (category: string | undefined) => void;
  /** Reports unusable parts; the page stays up. */
  report: (message: string, detail: unknown) => void;
}

/** The site of this page: an external store that React reads with `useSite`. */
export type SiteStore = ReturnType<typeof createSiteStore>;

/** Holds the site configuration: the local one at once, the merged one when the server answered. */
export function createSiteStore(options: SiteStoreOptions) {
  const { local, fetchConfig, report, keepCategory = () => undefined } = options;
  const initial: SiteState = { site: local, phase: 'loading', category: undefined };
  const { get, set, subscribe } = createStore({ ...initial, category: options.category });
  /** The configuration before a variation's overrides, so that they can be taken back. */
  let merged = local;
  let variation: SiteVariation | undefined;
  let loading: Promise<void> | undefined;

  function reportDropped(dropped: DroppedField[]) {
    if (dropped.length > 0) report('Fields of the site configuration were left out', dropped);
  }

  async function loadConfig(): Promise<void> {
    try {
      await fetchMerged();
      set({ ...get(), site: await varied(), phase: 'ready', failure: undefined });
    } catch (error) {
      report('The site configuration could not be loaded', error);
      set({ ...get(), phase: 'failed', failure: error });
    }
  }

  /** Merges the server's present answer. Rejects if there is no answer for this site. */
  async function fetchMerged(): Promise<void> {
    const [{ mergeSiteConfig }, answer] = await Promise.all([
      import('./merge-site-config'),
      fetchConfig(local.country.toLowerCase()),
    ]);
    // Sites of a country share the address of this call: the answer may be another site's.
    if (answer.id !== local.id)
      throw new AnswerError(`The configuration of ${answer.id} was answered`);
    const { site, dropped } = mergeSiteConfig(local, answer);
    reportDropped(dropped);
    merged = site;
  }

  /** The configuration with the overrides of the variation that applies. */
  async function varied(): Promise<SiteConfig> {
    if (!variation) return merged;
    const { mergeSiteConfig } = await import('./merge-site-config');
    const { site, dropped } = mergeSiteConfig(merged, variation.config);
    reportDropped(dropped);
    return site;
  }

  /**
   * Loads and merges the server's configuration (4.001). Never rejects: a failure is a phase, and so is
   * the configuration of another site (8.001).
   */
  function load(): Promise<void> {
    loading = loadConfig();
    return loading;
  }

  return {
    getState: get,
    /**
     * Fetches the configuration again, in the language that the visitor has changed to. A failure leaves
     * everything as it is.
     */
    async reload(): Promise<void> {
      try {
        await fetchMerged();
        set({ ...get(), site: await varied() });
      } catch (error) {
        report('The site configuration could not be loaded', error);
      }
    },
    /** The configuration that the page was prerendered with. */
    getInitialState: () => initial,
    subscribe,
    load,
    /** Resolves when the configuration has loaded or failed; starts loading if needed. */
    settled: (): Promise<void> => loading ?? load(),
    /** Applies a variation, or takes back the one before if there is none (3.074, 4.033). */
    async applyVariation(next: SiteVariation | undefined): Promise<void> {
      if (variation === next && get().category === next?.urlName) return;
      variation = next;
      keepCategory(next?.urlName);
      const site = await varied();
      if (variation === next) set({ ...get(), site, category: next?.urlName });
    },
  };
}
