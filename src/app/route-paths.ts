import type { RouteObject } from 'react-router-dom';

/** Whole paths of all pages of a table, without a slash at the beginning; `''` is the landing page. */
export function routePaths(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path = '', index, Component, lazy, children = [] }) => {
    const whole = [parent, path].filter(Boolean).join('/');
    const isPage = index === true || (path !== '' && (lazy ?? Component) !== undefined);
    return [...(isPage ? [whole] : []), ...routePaths(children, whole)];
  });
}

/** Segments of addresses that are the same for every visitor: `shops` of `shops/:id/:slug?`. */
export const fixedWords = (routes: readonly RouteObject[]): string[] =>
  routePaths(routes)
    .flatMap((path) => path.split('/'))
    .filter((part) => /^[a-z]/.test(part));
