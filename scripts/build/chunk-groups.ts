import type { Plugin } from 'vite';
import { ENTRIES } from './entries.ts';

/** What the bundler tells of a module. */
interface ModuleGraph {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    code: string | null;
  } | null;
}

/** The calls of the start; what of the contract comes along is decided by who uses it. */
const START = 'src/api/start.ts';
/** Name every page. */
const ROUTES = ['src/app/routes.tsx', 'src/app/page-table.ts'];
/** What every page with a form needs. Radio groups are not in it: they bring a part of react-aria. */
const FORM = [
  'src/form/call-form.tsx',
  'src/form/use-schema-form.ts',
  'src/form/email-field.tsx',
  'src/form/rules.ts',
  'src/form/submit-errors.ts',
  'src/form/use-submit.ts',
  'src/form/captcha/use-captcha.ts',
  'src/voucher/code-rules.ts',
];
/** What every choice among a few has; it brings a part of react-aria. */
const RADIOS = 'src/form/form-radio-group.tsx';
/** What a failure looks like, with the words for it. */
const PROBLEM = 'src/problem/problem-notice.tsx';
/** Comes with the redemption, which every page of the application waits for, and so do the small pieces. */
const PROVIDERS = 'src/payment/offered-providers.ts';
const UPLOADS = /\/src\/(?:form\/(?:upload\/|use-transfer)|ui\/file-|api\/upload-fetch)/;
const PIECES =
  /\/src\/(?:(?:ui|lib|api|problem|voucher|form|redemption)\/|features\/prepaid\/prepaid-steps)[^?]*(?<!\.json)$/;
/** May be in a file with others that only some pages need. */
const STEPS = /\/src\/[^?]*(?<!\.json)$/;
/** Characters of a module that is too small for a file of its own. */
const SMALL = 4000;
/** Parts of the application that share a small module which every page loads; fewer, and it is with the steps. */
const WIDELY_SHARED = 4;
/** Runs before the client, in a task of its own: what checks answers takes as long as the rest. */
const CHECKS = 'src/api/configuration-checks.ts';
/** Comes with them, because every page merges the configuration. */
const MERGE = 'src/sites/merge-site-config.ts';
/** The same for React, before the page that it renders. */
const REACT = /node_modules\/(?:react-dom|scheduler)\//;
/** What the landing page asks the server for, as soon as it is interactive. */
const CLIENT = [
  'src/api/client.ts',
  'generated/client/sdk/getSiteConfig.gen.ts',
  'generated/client/sdk/refreshVoucherToken.gen.ts',
  'generated/client/zod/zSiteConfigFields.gen.ts',
  'src/sites/resolve-site.ts',
];
/** The other calls and checks stay with the pages that make them. */
const OF_PAGES = /\/generated\/client\/(?:sdk|zod|react-query)\//;

/**
 * Vite plugin for the production build: what the landing page and the application share is one file
 * (`frame`), what every page of the application needs besides is another. Left alone, the bundler
 * makes a file for every set of pages that share something: dozens, which compress badly and are
 * asked for one by one.
 */
export function chunkGroups(): Plugin {
  let root = '';
  const closures = new Map<string, Set<string>>();
  const targets = new Set<string>();

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
    [START, MERGE].some((entry) => id === `${root}/${entry}`) ||
    CLIENT.some((entry) => closure(entry, graph).has(id));
  const isOfForm = (id: string, graph: ModuleGraph) =>
    FORM.some((entry) => closure(entry, graph).has(id));
  /** Our own modules that a page shares with others: many, and nearly all of them tiny. */
  const isSharedBy = (entry: string, id: string, graph: ModuleGraph) => {
    const isOurs = id.startsWith(`${root}/src/`) || OF_PAGES.test(id);
    if (!isOurs || !isIn(entry, id, graph)) return false;
    const pages = ROUTES.flatMap(
      (file) => graph.getModuleInfo(`${root}/${file}`)?.dynamicallyImportedIds ?? [],
    );
    return pages.filter((page) => page !== id && closureOf(page, graph).has(id)).length > 1;
  };
  const dynamicTargets = (graph: ModuleGraph): Set<string> => {
    if (targets.size > 0) return targets;
    const seen = new Set<string>();
    const visit = (id: string): void => {
      if (seen.has(id)) return;
      seen.add(id);
      const info = graph.getModuleInfo(id);
      info?.importedIds.forEach(visit);
      info?.dynamicallyImportedIds.forEach((target) => {
        targets.add(target);
        visit(target);
      });
    };
    visit(`${root}/${ENTRIES.main}`);
    return targets;
  };
  /**
   * A small module of ours that at least `parts` parts of the application share, and that brings along nothing but
   * others of the kind.
   */
  const isPiece = (id: string, graph: ModuleGraph, parts: number) => {
    const lazy = dynamicTargets(graph);
    const isSmall = (one: string) =>
      PIECES.test(one) &&
      !UPLOADS.test(one) &&
      !lazy.has(one) &&
      ![ENTRIES.wall, ENTRIES.landing].some((entry) => closure(entry, graph).has(one)) &&
      !isOfForm(one, graph) &&
      (graph.getModuleInfo(one)?.code ?? '').length <= SMALL;
    const isThere = (one: string) =>
      closure(ENTRIES.app, graph).has(one) || isSharedBy(ENTRIES.wall, one, graph);
    const fits = [...closureOf(id, graph)].every((one) => isThere(one) || isSmall(one));
    return fits && [...lazy].filter((one) => closureOf(one, graph).has(id)).length >= parts;
  };
  /** A small module that at least three parts share, and that needs more than every page has: a form, for example. */
  const isStep = (id: string, graph: ModuleGraph) => {
    const lazy = dynamicTargets(graph);
    const isSmall = (one: string) =>
      STEPS.test(one) &&
      !UPLOADS.test(one) &&
      !lazy.has(one) &&
      (graph.getModuleInfo(one)?.code ?? '').length <= SMALL;
    const fits = [...closureOf(id, graph)].every(
      (one) => isSmall(one) || earlier.some(({ name }) => name(one, graph) !== null),
    );
    return fits && [...lazy].filter((one) => closureOf(one, graph).has(id)).length > 2;
  };
  const group = (debugName: string, test: (id: string, graph: ModuleGraph) => boolean) => ({
    debugName,
    name: (id: string, graph: ModuleGraph) => (test(id, graph) ? debugName : null),
  });
  // The first that takes a module keeps it, with everything that it imports.
  const earlier = [
    group('start', (id, graph) => isIn(ENTRIES.main, id, graph)),
    group('react', (id) => REACT.test(id)),
    group(
      'frame',
      (id, graph) =>
        isIn(ENTRIES.landing, id, graph) &&
        (isIn(ENTRIES.app, id, graph) || isIn(ENTRIES.wall, id, graph) || isOfForm(id, graph)),
    ),
    group('checks', (id, graph) => closure(CHECKS, graph).has(id)),
    group('client', isOfClient),
    group(
      'application',
      (id, graph) =>
        (closure(ENTRIES.app, graph).has(id) && !OF_PAGES.test(id)) ||
        isSharedBy(ENTRIES.wall, id, graph),
    ),
    group('code-entry', (id, graph) => isSharedBy(ENTRIES.landing, id, graph)),
    group('form', isOfForm),
    group(
      'redemption',
      (id, graph) =>
        [ENTRIES.redemption, PROVIDERS].some((entry) => closure(entry, graph).has(id)) ||
        isPiece(id, graph, WIDELY_SHARED),
    ),
    group('problem', (id, graph) => closure(PROBLEM, graph).has(id)),
  ];
  const groups = [
    ...earlier,
    group('uploads', (id) => UPLOADS.test(id)),
    group('radios', (id, graph) => closure(RADIOS, graph).has(id)),
    group('steps', (id, graph) => isPiece(id, graph, 2) || isStep(id, graph)),
  ].map((entry, index, all) => ({
    ...entry,
    priority: all.length - index,
  }));

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
