// Compares the requests of the pact with those that the pages of the website made in their tests
// (`npm run unit` writes them): each has the fields of one that a page sends, and values like its values.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asNode, readContract } from '../mocks/contract.ts';
import { interactions } from './interactions.ts';
import { compareRequests } from './support/compare-requests.ts';
import { optionsOf } from './support/expected-request.ts';
import { sent } from './support/from-state.ts';
import { nameOf } from './support/interaction.ts';
import type { SentRequest } from './support/sent-kinds.ts';

const file = join(import.meta.dirname, '../test-results/requests.jsonl');
if (!existsSync(file)) throw new Error('No page has sent anything yet: run "npm run unit" first');
const made = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as SentRequest);

/** Calls that no test of a page makes, with the reason why. */
const BESIDE_PAGES: Readonly<Record<string, string>> = {
  getTranslationDump: 'Texts are loaded before there is a page.',
  downloadMerchantCodePdf: 'Sends the link of the reveal; tested in the browser.',
  initChargeAmazonpay: 'The adapters of the providers have tests of their own.',
  initChargeUnzer: 'The adapters of the providers have tests of their own.',
  'redeemVoucher: 201 completed-post': 'Tested in the browser.',
  'redeemVoucher: 422 customer-validation-failed': 'By post: tested in the browser.',
};

/** Calls that a page makes when the browser is idle: its test may be over by then. */
const WHEN_IDLE: readonly string[] = ['getCaptchaChallenge'];

const all = interactions.map((interaction) => {
  const { call } = interaction;
  const { body, query, headers } = sent(optionsOf(interaction));
  const request = { call, body, query: asNode(query), hasKey: headers !== undefined };
  return { name: nameOf(interaction), request };
});
const certain = all.filter(({ request }) => !WHEN_IDLE.includes(request.call));
const [asked = [], beside = []] = [false, true].map((isBeside) =>
  certain.filter(
    ({ name, request }) => (request.call in BESIDE_PAGES || name in BESIDE_PAGES) === isBeside,
  ),
);

const contract = readContract();
const differences = [
  ...compareRequests(contract, asked, made),
  ...beside
    .filter((each) => compareRequests(contract, [each], made).length === 0)
    .map(({ name }) => `${name}: a page sends this now; it is no exception any more`),
];
for (const difference of differences) console.error(difference);
if (differences.length > 0) {
  console.error('\nWhat pages send is known after the whole of "npm run unit" only.');
  process.exitCode = 1;
} else {
  console.log(
    `${asked.length} requests of the pact are like those of pages (${made.length} calls)`,
  );
}
