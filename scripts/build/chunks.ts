import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** Packages that every page loads. */
const PACKAGES =
  /\/node_modules\/(?:react|react-dom|scheduler|react-i18next|i18next|react-router|react-router-dom|@tanstack\/[^/]+|zod)\//;

/** Small modules of the lower layers, and of the contract. */
const PARTS = /\/(?:src\/(?:ui|lib|i18n|voucher|redemption|api)|generated)\//;

/** Whether a module imports only our own code and modules that every page has. */
function createLightCheck() {
  const known = new Map<string, boolean>();
  return function isLight(id: string, graph: Rolldown.ChunkingContext): boolean {
    const found = known.get(id);
    if (found !== undefined) return found;
    // For modules that import each other.
    known.set(id, true);
    const isOwn = /\/(?:src|generated)\//.test(id) && !id.endsWith('.json');
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    const result =
      (isOwn || PACKAGES.test(id) || id.startsWith('\0')) &&
      imported.every((one) => isLight(one, graph));
    known.set(id, result);
    return result;
  };
}

/**
 * Files of the production build that several pages share. The first group that takes a module keeps it, with all
 * that it imports; modules of one page stay with it. The first four are loaded by every page, and
 * each runs in a task of its own.
 */
export function chunkGroups(): Group[] {
  const isLight = createLightCheck();
  const groups: Group[] = [
    { name: 'react', test: /\/node_modules\/(?:react-dom|scheduler)\// },
    { name: 'start', tags: ['$initial'] },
    {
      name: 'client',
      test: /\/src\/(?:api\/(?:start|configuration-checks)|sites\/merge-site-config)\.ts$/,
    },
    {
      name: 'application',
      // The second line is shared by the landing page and the wall, which does without the rest of it.
      test: /\/src\/(?:app\/(?:app|frame-input)|redemption\/redemption-store|payment\/offered-providers|i18n\/use-format|ui\/(?:button-link|carried-place|control-of|icon-button|text-field)|voucher\/(?:clean-code|remembered-code|use-said-balance|use-waiting-amounts))\.tsx?$/,
    },
    {
      // The landing page has a form without the library of all other forms.
      name: 'landing',
      test: /\/src\/features\/redeem\/(?:code-form|held-voucher|how-it-works|open-redemptions|top-shops-teaser)\.tsx$/,
    },
    {
      debugName: 'parts',
      name: (id, graph) => (PARTS.test(id) && isLight(id, graph) ? 'parts' : null),
      minShareCount: 4,
      maxModuleSize: 4000,
    },
    {
      name: 'form',
      test: /\/src\/form\/(?:call-form|use-schema-form|email-field|form-text-field)\.tsx?$/,
    },
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}
