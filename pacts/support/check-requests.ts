// Compares the requests of the pact with those that the pages of the website made in their tests
// (`npm run unit` writes them): each has the fields of one that a page sends, and values like its values.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asNode } from '../../mocks/contract.ts';
import { interactions } from '../interactions.ts';
import { optionsOf } from './expected-request.ts';
import { sent } from './from-state.ts';
import { nameOf } from './interaction.ts';
import { kindsOf, type Kinds, type SentRequest } from './sent-kinds.ts';

const FILE = join(import.meta.dirname, '../../test-results/requests.jsonl');

/** Calls that no test of a page makes, with the reason why. */
const BESIDE_PAGES: Readonly<Record<string, string>> = {
  getTranslationDump: 'Texts are loaded before there is a page.',
  // Its test may be over when the browser is idle.
  getCaptchaChallenge: 'A page asks for it when the browser is idle.',
  refreshVoucherToken: 'Has no body; tested in the browser.',
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
  return { asked: asked.length, differences: compareRequests(asked, made) };
}

/** A request of a pact and the name of its interaction. */
interface AskedRequest {
  readonly name: string;
  readonly request: SentRequest;
}

/**
 * How requests of a pact differ from those that pages sent, a text each; nothing when each is like one
 * of a page: with all that pages always send, with nothing that they never send, with values of the
 * same kinds.
 */
function compareRequests(
  asked: readonly AskedRequest[],
  made: readonly SentRequest[],
): readonly string[] {
  const calls = new Set(asked.map(({ request }) => request.call));
  const known = Map.groupBy(
    made.filter(({ call }) => calls.has(call)),
    ({ call }) => call,
  );
  const ofCall = new Map([...known].map(([call, all]) => [call, all.map(kindsOf)]));
  return asked.flatMap(({ name, request }) =>
    compare(kindsOf(request), ofCall.get(request.call) ?? []).map((what) => `${name}: ${what}`),
  );
}

function compare(asked: Kinds, made: readonly Kinds[]): string[] {
  if (made.length === 0) return ['no page makes this call'];
  const isLike = (each: Kinds) => [...asked].every(([at, kind]) => each.get(at) === kind);
  if (made.some((each) => each.size === asked.size && isLike(each))) return [];
  const wrong = [...asked].flatMap(([at, kind]) => {
    const kinds = new Set(made.flatMap((each) => each.get(at) ?? []));
    return kinds.has(kind) ? [] : [`${at} is ${kind}, and pages send ${[...kinds].join(' or ')}`];
  });
  return wrong.length > 0 ? wrong : [`no page sends exactly ${[...asked.keys()].join(' ')}`];
}
