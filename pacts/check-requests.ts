// Compares the requests of the pact with those that the pages of the website made in their tests
// (`npm run unit` writes them): each has exactly the fields of one that a page sends.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asNode } from '../mocks/contract.ts';
import { interactions } from './interactions.ts';
import { optionsOf } from './support/expected-request.ts';
import { sent } from './support/from-state.ts';
import { nameOf } from './support/interaction.ts';

interface Sent {
  readonly call: string;
  readonly body?: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  readonly hasKey: boolean;
}

const file = join(import.meta.dirname, '../test-results/requests.jsonl');
if (!existsSync(file)) throw new Error('No page has sent anything yet: run "npm run unit" first');
const recorded = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Sent);

/**
 * The names of all that a request holds; the items of a list count as one. The captcha is left out: it
 * is off in tests of pages, and on where the site has one.
 */
function shapeOf({ call, body, query, hasKey }: Sent): string {
  const names = [
    ...fieldsIn(body, '').filter((name) => name !== '/captcha'),
    ...Object.keys(query).map((name) => `?${name}`),
    ...(hasKey ? ['Idempotency-Key'] : []),
  ];
  return `${call} ${[...new Set(names)].toSorted().join(' ')}`;
}

function fieldsIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, at));
  if (typeof value !== 'object' || value === null || value instanceof File) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    item === undefined ? [] : [`${at}/${name}`, ...fieldsIn(item, `${at}/${name}`)],
  );
}

/** Calls that no test of a page makes, with the reason why. */
const BESIDE_PAGES: Readonly<Record<string, string>> = {
  getCaptchaChallenge: 'The captcha is off in tests of pages.',
  getTranslationDump: 'Texts are loaded before there is a page.',
  refreshVoucherToken: 'The session renews itself independently of the pages.',
  downloadMerchantCodePdf: 'Sends the link of the reveal; tested in the browser.',
  initChargeAmazonpay: 'The adapters of the providers have tests of their own.',
  initChargeUnzer: 'The adapters of the providers have tests of their own.',
  'redeemVoucher: 201 completed-post': 'Tested in the browser.',
};

const made = new Set(recorded.map(shapeOf));
const missing = new Map<string, string>();
for (const interaction of interactions) {
  const { call } = interaction;
  const name = nameOf(interaction);
  if (call in BESIDE_PAGES || name in BESIDE_PAGES) continue;
  const { body, query, headers } = sent(optionsOf(interaction));
  const shape = shapeOf({ call, body, query: asNode(query), hasKey: headers !== undefined });
  if (!made.has(shape) && !missing.has(shape)) missing.set(shape, name);
}
for (const [shape, name] of missing) {
  console.error(`No page sends what "${name}" asks:\n  ${shape}`);
}
if (missing.size > 0) {
  console.error('\nWhat pages send is known after the whole of "npm run unit" only.');
  process.exitCode = 1;
} else console.log(`Each request of the pact is one that a page sends (of ${recorded.length})`);
