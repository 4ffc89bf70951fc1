import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createSiteStore } from '~/sites/site-store';
import { loadSite } from '~/sites/load-site';
import { FRAMES } from './frames';
import { routePaths } from './route-paths';
import { routes } from './routes';

const local = await loadSite('schenkwerk-de');
const table = routes(createSiteStore({ local, fetchConfig: Promise.reject, report: () => {} }));
const modules = import.meta.glob<Record<string, unknown>>('/src/**/*-{page,frame}.tsx');

/** The landing page, what only the application knows, and addresses of the region voucher alone. */
const WITHOUT = ['', 'contact', '*', 'ui'];

test('every other route has a page of its own', () => {
  const framed = FRAMES.map(({ route }) => route);
  const missing = routePaths(table).filter((path) => !framed.includes(path));
  expect(missing.toSorted()).toEqual(WITHOUT.toSorted());
});

test.each(FRAMES)('$file names the source of its route', async ({ route, sources }) => {
  const page = findRoute(table, route);
  const load = page?.lazy as LazyRouteFunction<RouteObject> | undefined;
  const routed = await load?.();
  const named = await modules[`/${sources.at(-1)}`]?.();
  expect(routed?.Component).toBe(named?.['Component']);
  expect(named?.['Component']).toBeDefined();
});

test('every file is named once, and its name fits into an address of a server', () => {
  const files = FRAMES.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect(file).toMatch(/^[a-z][a-z-]*$/);
});

function findRoute(all: readonly RouteObject[], path: string): RouteObject | undefined {
  const address = path.startsWith('help/') ? 'help/:tab?' : path;
  for (const route of all) {
    if (route.path === address) return route;
    const rest =
      route.path && address.startsWith(`${route.path}/`)
        ? address.slice(route.path.length + 1)
        : address;
    const found = route.children && findRoute(route.children, rest);
    if (found) return found;
  }
  return undefined;
}
