import { filledDraft, seed } from './support/seed.ts';
import { schenkwerkDe, testJourney } from './support/test-journey.ts';
import { text } from './support/text.ts';
import type { Visitor } from './support/visitor.ts';

// The ends of a redemption other than the code, by touch and with the keys alone.

/** Sends the filled form. */
async function redeem(visitor: Visitor, voucher: string): Promise<void> {
  await seed(visitor.page, visitor.mock, { voucher, draft: filledDraft });
  await visitor.page.goto('/redeem/checkout');
  await visitor.tick(/Einlösebedingungen gelesen/);
  await visitor.press('button', /verbindlich einlösen/);
}

testJourney(
  'a redemption whose answer was lost is finished, once [4.070] [8.033]',
  schenkwerkDe,
  async (visitor) => {
    visitor.watch.expectFailedCalls();
    await visitor.mock.fault('drop', { operationId: 'redeemVoucher', after: true });
    await redeem(visitor, 'DEMO-50');
    await visitor.seesPage(/^\/thankyou$/, text('thank-you.heading', { shop: 'Nordlicht' }), '');
  },
);

testJourney(
  'a redemption that the law lets us check first leads to the check [2.011]',
  schenkwerkDe,
  async (visitor) => {
    await redeem(visitor, 'DEMO-FRAUD');
    await visitor.seesPage(/^\/thankyou$/, 'Wir müssen noch etwas prüfen', '');
    await visitor.press('link', 'Zur Prüfung');
    // A document of its own, because its address is a secret: it begins at the top.
    await visitor.seesAddress(/^\/fraud-prevention\//);
    await visitor.sees('heading', 'Identität bestätigen');
  },
);
