import type { Plugin } from 'vite';
import { ENTRIES } from './entries.ts';

/** What the bundler tells of a module. */
interface ModuleGraph {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** The calls of the start; what of the contract comes along is decided by who uses it. */
const START = 'src/api/start.ts';
/** Names every page. */
const ROUTES = 'src/app/routes.tsx';
/** What every page with a form needs. Radio groups are not in it: they bring a part of react-aria. */
const FORM = [
  'src/form/call-form.tsx',
  'src/form/use-schema-form.ts',
  'src/form/email-field.tsx',
  'src/form/rules.ts',
  'src/form/submit-errors.ts',
  'src/form/use-submit.ts',
  'src/form/captcha/use-captcha.ts',
];
/** Runs before the client, in a task of its own: what checks answers takes as long as the rest. */
const CHECKS = 'src/api/configuration-checks.ts';
/** The same for React, before the page that it renders. */
const REACT = /node_modules\/(?:react-dom|scheduler)\//;
/** What the landing page asks the server for, as soon as it is interactive. */
const CLIENT = [
  'src/api/client.ts',
  'generated/client/sdk.gen.ts?export=getSiteConfig',
  'generated/client/sdk.gen.ts?export=refreshVoucherToken',
  'generated/client/zod.gen.ts?export=zSiteConfigFields',
];
/** The other calls and checks stay with the pages that make them. */
const OF_PAGES = /\/generated\/client\/.*\?export=/;

/**
 * Vite plugin for the production build: what the landing page and the application share is one file
 * (`frame`), what every page of the application needs besides is another. Left alone, the bundler
 * makes a file for every set of pages that share something: dozens, which compress badly and are
 * asked for one by one.
 */
export function chunkGroups(): Plugin {
  let root = '';
  const closures = new Map<string, Set<string>>();

  const closure = (entry: string, graph: ModuleGraph) => closureOf(`${root}/${entry}`, graph);

  function closureOf(start: string, graph: ModuleGraph): Set<string> {
    const known = closures.get(start);
    if (known) return known;
    const found = new Set<string>();
    const visit = (id: string): void => {
      if (found.has(id)) return;
      found.add(id);
      graph.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    visit(start);
    closures.set(start, found);
    return found;
  }

  const isIn = (entry: string, id: string, graph: ModuleGraph) =>
    id !== `${root}/${entry}` && closure(entry, graph).has(id);
  const isOfClient = (id: string, graph: ModuleGraph) =>
    id === `${root}/${START}` || CLIENT.some((entry) => closure(entry, graph).has(id));
  const isOfForm = (id: string, graph: ModuleGraph) =>
    FORM.some((entry) => closure(entry, graph).has(id));
  /** Our own modules that a page shares with others: many, and nearly all of them tiny. */
  const isSharedBy = (entry: string, id: string, graph: ModuleGraph) => {
    if (!id.startsWith(`${root}/src/`) || !isIn(entry, id, graph)) return false;
    const pages = graph.getModuleInfo(`${root}/${ROUTES}`)?.dynamicallyImportedIds ?? [];
    return pages.filter((page) => page !== id && closureOf(page, graph).has(id)).length > 1;
  };
  const group = (debugName: string, test: (id: string, graph: ModuleGraph) => boolean) => ({
    debugName,
    name: (id: string, graph: ModuleGraph) => (test(id, graph) ? debugName : null),
  });
  // The first that takes a module keeps it, with everything that it imports.
  const groups = [
    group('start', (id, graph) => isIn(ENTRIES.main, id, graph)),
    group('react', (id) => REACT.test(id)),
    group('frame', (id, graph) => isIn(ENTRIES.landing, id, graph) && isIn(ENTRIES.app, id, graph)),
    group('checks', (id, graph) => closure(CHECKS, graph).has(id)),
    group('client', isOfClient),
    group(
      'controls',
      (id, graph) => isIn(ENTRIES.landing, id, graph) && isIn(ENTRIES.wall, id, graph),
    ),
    group(
      'application',
      (id, graph) =>
        (isIn(ENTRIES.app, id, graph) && !OF_PAGES.test(id)) || isSharedBy(ENTRIES.wall, id, graph),
    ),
    group('plain-form', (id, graph) => isIn(ENTRIES.landing, id, graph) && isOfForm(id, graph)),
    group('code-entry', (id, graph) => isSharedBy(ENTRIES.landing, id, graph)),
    group('form', isOfForm),
  ].map((entry, index, all) => ({ ...entry, priority: all.length - index }));

  return {
    name: 'chunk-groups',
    config: () => ({
      build: {
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    }),
    configResolved(config) {
      root = config.root;
    },
  };
}
