import type { RouteName } from './layouts/layout-props';

/** What a route tells the shell about itself. */
export interface RouteHandle {
  name: RouteName;
  /** false hides the navigation bar (requirement 2.043). */
  showNavBar?: boolean;
  /** true leaves the scroll position alone (requirements 2.003, 2.006, 2.007). */
  keepScroll?: boolean;
  /** Routes of one group are one page to the focus manager: a dialog over its page moves its own focus. */
  group?: string;
}
