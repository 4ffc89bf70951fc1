import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Axe {
  readonly version: string;
  getRules(tags: string[]): { readonly tags: readonly string[] }[];
}

interface Ace {
  readonly Checker: new () => {
    getGuidelines(): {
      readonly id: string;
      readonly checkpoints: readonly {
        readonly num: string;
        readonly rules?: readonly { readonly level: string }[];
      }[];
    }[];
  };
}

const GUIDELINE = 'WCAG_2_2';

/** The engines with their versions and the criteria that their rules are about. */
export function engineCriteria() {
  const axe = require('axe-core') as Axe;
  const ofAxe = axe
    .getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .filter(({ tags }) => !tags.includes('experimental'))
    .flatMap(({ tags }) => tags.map((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)))
    .flatMap((parts) => (parts ? [parts.slice(1).join('.')] : []));
  const { Checker } = require('accessibility-checker-engine/ace-node.js') as Ace;
  const guideline = new Checker().getGuidelines().find(({ id }) => id === GUIDELINE);
  const ofIbm = (guideline?.checkpoints ?? [])
    .filter(({ rules = [] }) => rules.some(({ level }) => level === 'VIOLATION'))
    .map(({ num }) => num);
  const { version } = require('accessibility-checker-engine/package.json') as { version: string };
  return [
    { name: 'axe-core', version: axe.version, criteria: [...new Set(ofAxe)].sort() },
    { name: 'IBM accessibility-checker-engine', version, criteria: ofIbm },
  ];
}
