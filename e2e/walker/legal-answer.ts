import type { Random } from './random.ts';

// Other answers that the contract allows too: fields that a later version adds, and other values of single
// answers. Optional fields that are left out or null are tried one by one in src/api/every-answer.test.tsx.

export type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What single answers may say instead, each as conformant as the mock's own. */
const OTHERS: Readonly<Record<string, readonly ((answer: Json) => void)[]>> = {
  redeemVoucher: [
    // The shop has its own way to deliver.
    (answer) => {
      if (answer['status'] !== 'completed') return;
      answer['delivery'] = 'email';
      delete answer['redeemLinkToken'];
    },
    (answer) => void (answer['surveyUrl'] = 'http://survey.example/'),
    (answer) => void (answer['expectedBy'] = null),
  ],
  revealMerchantCode: [
    ({ shop }) => isObject(shop) && (shop['link'] = 'http://nordlicht.example/'),
    ({ codes }) => firstOf(codes, (code) => (code['pin'] = null)),
    ({ codes }) => firstOf(codes, (code) => (code['barcodeFormat'] = 'aztec')),
    ({ codes }) => firstOf(codes, (code) => (code['url'] = 'http://nordlicht.example/code')),
  ],
  activateVouchers: [(answer) => Object.assign(answer, { activated: [], failed: [] })],
};

function firstOf(list: unknown, change: (item: Json) => void): void {
  if (Array.isArray(list) && isObject(list[0])) change(list[0]);
}

/** Changes an answer of the mock into another one; about half of all answers stay as they are. */
export function freely(
  operationId: string,
  status: number,
  answer: unknown,
  random: Random,
): unknown {
  if (status >= 300 || random.chance(0.4)) return answer;
  const changed = structuredClone(answer);
  const others = OTHERS[operationId] ?? [];
  if (others.length > 0 && isObject(changed) && random.chance(0.6)) random.pick(others)(changed);
  if (isObject(changed) && random.chance(0.3)) changed['addedLater'] = { by: 'a newer server' };
  return changed;
}
