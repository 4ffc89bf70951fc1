import { answerCalls, knownBalance, type Answer } from '~/api/testing';
import { done, redeemedHalf } from '~/redemption/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { Component } from './thank-you-page';

/** Opens the confirmation of a redemption of 25 of 50 €, changed by `change`. */
export async function openThankYou(
  answers: Record<string, Answer | Answer[]>,
  site = {},
  change = {},
  options: RenderOptions = {},
) {
  const { remainingInCent, currency } = { ...redeemedHalf, ...change };
  const calls = answerCalls({
    getVoucherActivity: knownBalance(remainingInCent, currency),
    ...answers,
  });
  const page = await renderRoutes([{ path: '/thankyou', Component }], {
    at: '/thankyou',
    site,
    voucher: { balanceInCent: 5000 },
    record: done({ ...redeemedHalf, ...change }, { email: 'mia@beispiel.de' }),
    ...options,
  });
  return { ...page, calls };
}

/** The server has no giveaway. */
export const none = { getActiveGiveaway: { status: 204 } };

/** The server has one that is sent by e-mail. */
export const offered = { getActiveGiveaway: { status: 200, example: 'giveaway' } };
