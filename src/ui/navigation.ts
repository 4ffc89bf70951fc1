import { createContext, use } from 'react';

/**
 * Goes to an address of this application. The landing page works before the router is loaded, so
 * what appears on it navigates through this context instead of through the router.
 */
export type Navigate = (href: string, options?: { replace?: boolean }) => void;

export const NavigateContext = createContext<Navigate>((href) => location.assign(href));

/** The navigate function of wherever this renders: before or after the router took over. */
export const useNavigateTo = (): Navigate => use(NavigateContext);
