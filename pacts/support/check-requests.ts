// Compares the requests of the pact with those that the pages of the website made in their tests
// (`npm run unit` writes them): each has the fields of one that a page sends, and values like its values.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asNode, readContract } from '../../mocks/contract.ts';
import { interactions } from '../interactions.ts';
import { compareRequests } from './compare-requests.ts';
import { optionsOf } from './expected-request.ts';
import { sent } from './from-state.ts';
import { nameOf } from './interaction.ts';
import type { SentRequest } from './sent-kinds.ts';

const FILE = join(import.meta.dirname, '../../test-results/requests.jsonl');

/** Calls that no test of a page makes, with the reason why. */
const BESIDE_PAGES: Readonly<Record<string, string>> = {
  getTranslationDump: 'Texts are loaded before there is a page.',
  // Its test may be over when the browser is idle.
  getCaptchaChallenge: 'A page asks for it when the browser is idle.',
  downloadMerchantCodePdf: 'Sends the link of the reveal; tested in the browser.',
  initChargeAmazonpay: 'The adapters of the providers have tests of their own.',
  initChargeUnzer: 'The adapters of the providers have tests of their own.',
  'redeemVoucher: 201 completed-post': 'Tested in the browser.',
  'redeemVoucher: 422 customer-validation-failed': 'By post: tested in the browser.',
};

/** @returns how many requests of the pact were compared, and what is different, a text each */
export function checkRequests(): { asked: number; differences: readonly string[] } {
  if (!existsSync(FILE)) throw new Error('No page has sent anything yet: run "npm run unit" first');
  const made = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SentRequest);
  const asked = interactions
    .filter((each) => !(each.call in BESIDE_PAGES || nameOf(each) in BESIDE_PAGES))
    .map((interaction) => {
      const { body, query, headers } = sent(optionsOf(interaction));
      const { call } = interaction;
      const request = { call, body, query: asNode(query), hasKey: headers !== undefined };
      return { name: nameOf(interaction), request };
    });
  return { asked: asked.length, differences: compareRequests(readContract(), asked, made) };
}
