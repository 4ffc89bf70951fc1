import type { Page } from '@playwright/test';
import { scrolledSideways } from '../support/page-checks.ts';
import type { Deed, FreeServer } from './free-server.ts';
import { charges, debits, wasTold } from './ledger.ts';
import type { Json } from './legal-answer.ts';

/** The visitor's agreements so far. */
export interface Consents {
  redeem: number;
  pay: number;
}

/** The text of the page. */
export const textOf = (page: Page): Promise<string> =>
  // A locator asks again if the page goes on meanwhile.
  page.locator('main, body:not(:has(main))').first().innerText({ timeout: 10_000 });

/** The promises after every act. @returns broken ones, in words */
export async function wrongNow(
  page: Page,
  { deeds }: FreeServer,
  consents: Consents,
): Promise<string[]> {
  const redeemed = debits(deeds);
  const paid = charges(deeds);
  const text = await textOf(page);
  const last = redeemed.at(-1);
  return [
    ...(redeemed.length > consents.redeem
      ? [`${redeemed.length} redemptions for ${consents.redeem} consents`]
      : []),
    ...(paid.length > consents.pay ? [`${paid.length} payments for ${consents.pay} consents`] : []),
    ...(/Viel Freude bei|ist unterwegs zu dir/.test(text) && redeemed.length === 0
      ? ['a success without a redemption']
      : []),
    ...(/nichts gebucht|nichts abgebucht/.test(text) && paid.length > 0
      ? ['says that nothing was booked, and something was']
      : []),
    ...(/Alles ist schon aktiv/.test(text) && !deeds.some(isActivation)
      ? ['says that everything is active, and nothing was activated']
      : []),
    ...(last && wasTold(deeds, last) && /unterwegs verloren gegangen/.test(text)
      ? ['says that an answer was lost that arrived']
      : []),
    ...(/undefined|NaN|\[object|Invalid Date/.test(text) ? ['a value that is missing'] : []),
    ...(await scrolledSideways(page)).map((found) => `wider than the window: ${found}`),
  ];
}

function isActivation({ operationId, truth }: Deed): boolean {
  const { activated, status } = (truth ?? {}) as Json;
  return operationId === 'activateVouchers' ? Array.isArray(activated) : status === 'active';
}

/** The promises at the end, when every answer arrives again. */
export async function wrongInTheEnd(page: Page, { deeds }: FreeServer): Promise<string[]> {
  const text = await textOf(page);
  const revealed = deeds.findLast(
    ({ operationId, answer }) => operationId === 'revealMerchantCode' && answer !== undefined,
  );
  const isAtCode = new URL(page.url()).pathname.startsWith('/merchantcode/');
  const codes = revealed ? codesIn(revealed.answer) : [];
  return [
    ...(/Ob deine Einlösung geklappt hat, ist noch offen|Deine Einlösung ist bei uns angekommen/.test(
      text,
    )
      ? ['stranded: a redemption stays open']
      : []),
    ...(isAtCode && codes.some((code) => !text.replace(/\s/g, '').includes(code))
      ? ['stranded: a code that arrived is not shown']
      : []),
  ];
}

const codesIn = (answer: unknown): string[] => {
  const { codes } = (answer ?? {}) as { codes?: { code?: string }[] };
  return (codes ?? []).flatMap(({ code }) => (code ? [code.replace(/\s/g, '')] : []));
};
