import { useMatches } from 'react-router-dom';
import type { MessageKey } from '~/i18n/keys';
import type { RouteName } from './layouts/layout-props';
import type { RedemptionStep } from './redemption-steps';

/** A route's settings for the layout around it. */
export interface RouteHandle {
  name: RouteName;
  /** false hides the navigation bar (requirement 2.043). */
  showNavBar: boolean;
  /** true leaves the scroll position alone (requirements 2.003, 2.006, 2.007). */
  keepScroll: boolean;
  /** Routes of one group are one page to the focus manager: a dialog over its page moves its own focus. */
  group?: string;
  /** Text of the link to the page's task, its element `TASK_ID`. */
  task?: MessageKey;
  /** The step of a redemption that happens on the page. */
  step?: RedemptionStep;
}

/** A route's settings, or a function that computes them from its loader's data. */
export type Handle = Partial<RouteHandle> | ((data: unknown) => Partial<RouteHandle>);

const defaults: RouteHandle = { name: 'other', showNavBar: true, keepScroll: false };

/** The handle of the page that is shown; a route names only differences from the defaults. */
export function useRouteHandle(): RouteHandle {
  const match = useMatches().at(-1);
  const handle = match?.handle as Handle | undefined;
  return { ...defaults, ...(typeof handle === 'function' ? handle(match?.loaderData) : handle) };
}
