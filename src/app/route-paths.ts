import type { RouteObject } from 'react-router-dom';

/** Whole paths of all pages of a table, without a slash at the beginning; `''` is the landing page. */
export function routePaths(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path = '', index, Component, lazy, children = [] }) => {
    const whole = [parent, path].filter(Boolean).join('/');
    const isPage = index === true || (path !== '' && (lazy ?? Component) !== undefined);
    return [...(isPage ? [whole] : []), ...routePaths(children, whole)];
  });
}
