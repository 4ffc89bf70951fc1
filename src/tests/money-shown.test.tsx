import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PrepaidPackagePromotion, Voucher } from '~/api';
import { answerCalls } from '~/api/testing';
import { AttemptSummary } from '~/features/checkout/attempt-summary';
import { BalanceNotice } from '~/features/checkout/balance-notice';
import { ChoiceSummary } from '~/features/checkout/choice-summary';
import { DonationReview } from '~/features/checkout/donation-review';
import { PromotionFields } from '~/features/checkout/promotion-fields';
import { Review } from '~/features/checkout/review';
import { begun, costlyRequest, ledger, openPayment, paying } from '~/features/checkout/testing';
import { AmountForm } from '~/features/prepaid/amount-form';
import { ChargeReceipt } from '~/features/prepaid/charge-receipt';
import { ledger as topUps, open as openTopUp } from '~/features/prepaid/testing';
import { AmountField } from '~/features/shops/details/amount-field';
import { FixedValue } from '~/features/shops/details/fixed-value';
import { RunningResult, RunningSum } from '~/features/shops/details/running-sum';
import { TooSmallBalance } from '~/features/shops/details/too-small-balance';
import { ValueChoice } from '~/features/shops/details/value-choice';
import { ValuePreview } from '~/features/shops/details/value-preview';
import { ValueTiles } from '~/features/shops/details/value-tiles';
import { createValueOffer } from '~/features/shops/offers/value-offer';
import { valueOptions } from '~/features/shops/offers/value-options';
import type { DetailedShop } from '~/features/shops/shop-queries';
import { DeviationNotices } from '~/features/thank-you/deviation-notices';
import { OrderedVouchersNotice } from '~/features/thank-you/ordered-vouchers-notice';
import { Remainder } from '~/features/thank-you/remainder';
import { ResultTicket } from '~/features/thank-you/result-ticket';
import { none, openThankYou } from '~/features/thank-you/testing';
import { PayAmount } from '~/payment/pay-amount';
import { paymentStorage, writePayment } from '~/payment/payment-storage';
import { writeCard } from '~/payment/prepaid-card';
import { cardAttempt, heldCard } from '~/payment/testing';
import type { ShopOrder } from '~/redemption/order';
import type { Deviation } from '~/redemption/redemption-state';
import type { OpenRedemption } from '~/redemption/redemption-storage';
import { nordlicht25, redeemedHalf } from '~/redemption/testing';
import { LiveRegions } from '~/ui/live-region';
import { renderRoutes } from './render-routes';

// Every sum that a visitor reads before and after money moves, view by view. The site pays in euros: what is
// in another currency says so. All amounts of a case differ, so that none can stand for another one.

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const BLOCKS = 'div, p, h1, h2, h3, li, label, button';

/** The lines of a page with an amount in them, in its order: "term: details", or a text. */
function moneyLines(): string[] {
  return [...document.body.querySelectorAll(BLOCKS)]
    .filter((block) => !block.querySelector(BLOCKS))
    .map((block) => {
      const [term, details] = [block.querySelector('dt'), block.querySelector('dd')];
      const text =
        term && details ? `${term.textContent}: ${details.textContent}` : block.textContent;
      return text.replaceAll(/\s+/g, ' ').trim();
    })
    .filter((line) => /\d,\d\d/.test(line));
}

const voucherOf = (balanceInCent: number, isPrepaid = false): Voucher => ({
  balanceInCent,
  currency: 'CHF',
  isPrepaid,
  categoryId: 1,
});

/** The balance when the value was chosen is not the one of now. */
const order: ShopOrder = { ...nordlicht25, kind: 'shop', id: 'order-1', balanceInCent: 9900 };
const orderOf = (...values: [valueInCent: number, quantity: number][]): ShopOrder => ({
  ...order,
  items: values.map(([valueInCent, quantity]) => ({ valueInCent, quantity })),
});

const promotion: PrepaidPackagePromotion = {
  vouchers: 2,
  valuePerVoucherInCent: 700,
  bonusInCent: 150,
  costInCent: 1250,
  currency: 'CHF',
};

function InForm({ values = {}, children }: { values?: object; children: ReactNode }) {
  const form = useForm({ defaultValues: { email: '', ...values } });
  return <FormProvider {...form}>{children}</FormProvider>;
}

const review = (shown: ShopOrder, voucher: Voucher | undefined, isOrdered = false) => (
  <InForm values={{ orderPrepaidVouchers: isOrdered }}>
    <Review order={shown} voucher={voucher} currency="CHF" promotion={promotion} />
  </InForm>
);

const summary = (shown: ShopOrder, voucher: Voucher | undefined, extraInCent = 0) => (
  <ChoiceSummary order={shown} voucher={voucher} currency="CHF" extraInCent={extraInCent} />
);

const sum = (shown: ShopOrder, voucher: Voucher) => (
  <>
    <RunningSum items={shown.items} voucher={voucher} />
    <RunningResult items={shown.items} voucher={voucher} />
  </>
);

const shop: DetailedShop = {
  id: 1001,
  name: 'Nordlicht',
  voucherValues: [{ valueInCent: 1000 }, { valueInCent: 2000 }, { valueInCent: 6000 }],
  valueRange: { minInCent: 500, maxInCent: 15_000, stepInCent: 100, currency: 'EUR' },
} as unknown as DetailedShop;

const tiles = (voucher: Voucher, canPay: boolean, { voucherValues } = shop) => (
  <ValueTiles
    offer={createValueOffer({ voucherValues }, voucher.balanceInCent, true, canPay)}
    voucher={voucher}
    selection={{ kind: 'none' }}
    canPay={canPay}
    error={undefined}
    onSelect={() => undefined}
  />
);

const fixed = (valueInCent: number, voucher: Voucher) => {
  const [option] = valueOptions({ voucherValues: [{ valueInCent }] }, voucher.balanceInCent);
  return <FixedValue option={option} voucher={voucher} />;
};

const card = { ...heldCard, currency: 'CHF', currentValueInCent: 3100 } as const;

const result = {
  ...redeemedHalf,
  currency: 'CHF',
  redeemedInCent: 1800,
  remainingInCent: 3200,
} as const;
const paid = { chargeId: 'chg-1', amountInCent: 1500, currency: 'USD' } as const;
const less = (...differences: Deviation['differences']): Deviation => ({
  differences,
  askedInCent: 2500,
});

const request = {
  redeemValue: 2700,
  currency: 'CHF',
  delivery: 'screen',
  customer: { email: 'mia@beispiel.de' },
} as const;

const VIEWS: readonly { view: string; element: ReactElement; lines: string[] }[] = [
  {
    view: 'review: what is left comes from the voucher as it is now',
    element: review(order, voucherOf(6000)),
    lines: ['Wert: 25,00 CHF', 'Danach übrig: 35,00 CHF'],
  },
  {
    view: 'review: several values',
    element: review(orderOf([2000, 2], [1000, 1]), voucherOf(6000)),
    lines: ['Wert (2 × 20,00 CHF + 10,00 CHF): 50,00 CHF', 'Danach übrig: 10,00 CHF'],
  },
  {
    view: 'review: one value twice',
    element: review(orderOf([2000, 2]), voucherOf(6000)),
    lines: ['Wert (2 × 20,00 CHF): 40,00 CHF', 'Danach übrig: 20,00 CHF'],
  },
  {
    view: 'review: a value that is the balance leaves nothing and asks for nothing',
    element: review(order, voucherOf(2500)),
    lines: ['Wert: 25,00 CHF', 'Danach übrig: 0,00 CHF'],
  },
  {
    view: 'review: vouchers that are ordered along are in the total and not in the rest',
    element: review(order, voucherOf(6000), true),
    lines: [
      'Wert: 25,00 CHF',
      '2 aufladbare Gutscheine dazu: 12,50 CHF',
      'Zusammen: 37,50 CHF',
      'Danach übrig: 22,50 CHF',
    ],
  },
  {
    view: 'review: a value above the balance',
    element: review(order, voucherOf(1900)),
    lines: ['Wert: 25,00 CHF', 'Dein Guthaben: − 19,00 CHF', 'Du zahlst zu: 6,00 CHF'],
  },
  {
    view: 'review: a prepaid card pays the smallest top-up',
    element: review(order, voucherOf(1900, true)),
    lines: [
      'Wert: 25,00 CHF',
      'Dein Guthaben: − 19,00 CHF',
      'Danach übrig: + 9,00 CHF',
      'Du zahlst zu: 15,00 CHF',
    ],
  },
  {
    view: 'review: without a session nothing is claimed',
    element: review(order, undefined),
    lines: ['Wert: 25,00 CHF'],
  },

  {
    view: 'summary: a single value',
    element: summary(order, voucherOf(6000)),
    lines: ['25,00 CHF', '35,00 CHF bleiben auf deinem Gutschein'],
  },
  {
    view: 'summary: several values',
    element: summary(orderOf([2000, 2]), voucherOf(6000)),
    lines: ['40,00 CHF', '2 × 20,00 CHF', '20,00 CHF bleiben auf deinem Gutschein'],
  },
  {
    view: 'summary: what is ordered along is not left',
    element: summary(order, voucherOf(6000), 1250),
    lines: ['25,00 CHF', '22,50 CHF bleiben auf deinem Gutschein'],
  },
  {
    view: 'summary: nothing is left and nothing is missing',
    element: summary(order, voucherOf(2500)),
    lines: ['25,00 CHF'],
  },
  {
    view: 'summary: a value above the balance',
    element: summary(order, voucherOf(1900)),
    lines: ['25,00 CHF', 'Du zahlst 6,00 CHF zu'],
  },
  {
    view: 'summary: a prepaid card pays the smallest top-up',
    element: summary(order, voucherOf(1900, true)),
    lines: ['25,00 CHF', 'Du zahlst 15,00 CHF zu', '9,00 CHF bleiben auf deinem Gutschein'],
  },
  { view: 'summary: without a session', element: summary(order, undefined), lines: ['25,00 CHF'] },

  {
    view: 'running sum: covered',
    element: sum(order, voucherOf(6000)),
    lines: ['Dein Guthaben: 60,00 CHF', 'Hier eingelöst: − 25,00 CHF', 'Danach übrig: 35,00 CHF'],
  },
  {
    view: 'running sum: several values',
    element: sum(orderOf([2000, 2]), voucherOf(6000)),
    lines: ['Dein Guthaben: 60,00 CHF', '2 × 20,00 CHF: − 40,00 CHF', 'Danach übrig: 20,00 CHF'],
  },
  {
    view: 'running sum: two values',
    element: sum(orderOf([2000, 1], [1000, 1]), voucherOf(6000)),
    lines: [
      'Dein Guthaben: 60,00 CHF',
      '20,00 CHF + 10,00 CHF: − 30,00 CHF',
      'Danach übrig: 30,00 CHF',
    ],
  },
  {
    view: 'running sum: to the cent',
    element: sum(order, voucherOf(2500)),
    lines: ['Dein Guthaben: 25,00 CHF', 'Hier eingelöst: − 25,00 CHF', 'Danach übrig: 0,00 CHF'],
  },
  {
    view: 'running sum: above the balance',
    element: sum(order, voucherOf(1900)),
    lines: ['Hier eingelöst: 25,00 CHF', 'Dein Guthaben: − 19,00 CHF', 'Du zahlst zu: 6,00 CHF'],
  },
  {
    view: 'running sum: a prepaid card keeps what is paid beyond the value',
    element: sum(order, voucherOf(1900, true)),
    lines: [
      'Hier eingelöst: 25,00 CHF',
      'Dein Guthaben: − 19,00 CHF',
      'Danach übrig: + 9,00 CHF',
      'Du zahlst zu: 15,00 CHF',
    ],
  },
  {
    view: 'running sum: nothing chosen',
    element: <RunningSum items={[]} voucher={voucherOf(6000)} />,
    lines: ['Dein Guthaben: 60,00 CHF'],
  },

  {
    view: 'tiles: what stays, what fits and what can be paid',
    element: tiles(voucherOf(2000), true),
    lines: [
      '10,00 CHF 10,00 CHF bleiben dir',
      '20,00 CHF passt genau',
      '60,00 CHF 40,00 CHF zuzahlen',
    ],
  },
  {
    view: 'tiles: a prepaid card pays the smallest top-up',
    element: tiles(voucherOf(5000, true), true, {
      ...shop,
      voucherValues: [{ valueInCent: 6000 }],
    }),
    lines: ['60,00 CHF 15,00 CHF zuzahlen'],
  },
  {
    view: 'tiles: what cannot be paid, and values that leave the least together',
    element: tiles(voucherOf(5300), false),
    lines: [
      '50,00 CHF 2 × 20,00 CHF + 10,00 CHF · 3,00 CHF bleiben dirKleinster Rest',
      '10,00 CHF 43,00 CHF bleiben dir',
      '20,00 CHF 33,00 CHF bleiben dir',
      '60,00 CHF 7,00 CHF über deinem Guthaben',
    ],
  },
  {
    view: 'preview: in the currency of the site',
    element: <ValuePreview shop={shop} />,
    lines: ['Beträge von 5,00 € bis 150,00 €', '10,00 €', '20,00 €', '60,00 €'],
  },
  {
    view: 'fixed value: covered, and something is left',
    element: fixed(2500, voucherOf(6000)),
    lines: ['25,00 CHF'],
  },
  {
    view: 'fixed value: above the balance',
    element: fixed(6000, voucherOf(5300)),
    lines: ['60,00 CHF', '7,00 CHF zuzahlen'],
  },
  {
    view: 'fixed value: a prepaid card pays the smallest top-up',
    element: fixed(6000, voucherOf(5300, true)),
    lines: ['60,00 CHF', '15,00 CHF zuzahlen'],
  },
  {
    view: 'amount field: limits and step',
    element: (
      <AmountField
        range={{ minInCent: 500, maxInCent: 7500, stepInCent: 50 }}
        currency="CHF"
        value="5,20"
        isChecked
        onChange={() => undefined}
      />
    ),
    lines: [
      '5,00 CHF bis 75,00 CHF, in Schritten von 0,50 CHF',
      'Gib einen Betrag von 5,00 CHF bis 75,00 CHF in Schritten von 0,50 CHF ein.',
    ],
  },
  {
    view: 'too small a balance, and no payment',
    element: (
      <TooSmallBalance smallestInCent={1000} balanceInCent={300} currency="CHF" canPay={false} />
    ),
    lines: ['Der kleinste Wert ist 10,00 CHF, du hast 3,00 CHF.'],
  },
  {
    view: 'too small a balance, and too little can be paid',
    element: <TooSmallBalance smallestInCent={20_000} balanceInCent={300} currency="CHF" canPay />,
    lines: [
      'Der kleinste Wert ist 200,00 CHF, du hast 3,00 CHF.',
      'Zuzahlen kannst du höchstens 150,00 CHF.',
    ],
  },

  {
    view: 'balance notice: less than before',
    element: <BalanceNotice order={order} voucher={voucherOf(4400)} />,
    lines: [
      'Das Guthaben beträgt jetzt 44,00 CHF. Vielleicht wurde in einem anderen Tab schon eingelöst.',
    ],
  },
  {
    view: 'balance notice: more than before',
    element: <BalanceNotice order={order} voucher={voucherOf(10_400)} />,
    lines: [
      'Das Guthaben beträgt jetzt 104,00 CHF. Zahlungen, die angekommen sind, stecken darin.',
    ],
  },
  {
    view: 'balance notice: as before',
    element: <BalanceNotice order={order} voucher={voucherOf(9900)} />,
    lines: [],
  },
  {
    view: 'what was sent',
    element: <AttemptSummary attempt={{ order, request, paid } as never} />,
    lines: ['Wert: 27,00 CHF', 'Bezahlt: 15,00 $'],
  },
  {
    view: 'offer of top-up vouchers',
    element: (
      <InForm values={{ orderPrepaidVouchers: true }}>
        <PromotionFields promotion={promotion} />
      </InForm>
    ),
    lines: [
      'Tausche 12,50 CHF von deinem Rest gegen 2 aufladbare Gutscheine zu je 7,00 CHF. 1,50 CHF vom Wert schenken wir dir.',
      'Ja, für 12,50 CHF dazubestellen',
      'Ich bestätige: 12,50 CHF werden von meinem Guthaben abgezogen, und ich bekomme dafür 2 aufladbare Gutscheine.',
    ],
  },
  {
    view: 'donation: a part',
    element: (
      <InForm>
        <DonationReview
          organisation="Wiesengrund"
          amountInCent={1200}
          balanceInCent={5000}
          currency="CHF"
        />
      </InForm>
    ),
    lines: ['Deine Spende: 12,00 CHF', 'Danach übrig: 38,00 CHF'],
  },
  {
    view: 'donation: everything',
    element: (
      <InForm>
        <DonationReview
          organisation="Wiesengrund"
          amountInCent={5000}
          balanceInCent={5000}
          currency="CHF"
        />
      </InForm>
    ),
    lines: ['Deine Spende: 50,00 CHF', 'Danach übrig: 0,00 CHF'],
  },
  {
    view: 'donation: more than there is leaves nothing to say',
    element: (
      <InForm>
        <DonationReview
          organisation="Wiesengrund"
          amountInCent={5100}
          balanceInCent={5000}
          currency="CHF"
        />
      </InForm>
    ),
    lines: ['Deine Spende: 51,00 CHF'],
  },
  {
    view: 'donation: without a session',
    element: (
      <InForm>
        <DonationReview
          organisation="Wiesengrund"
          amountInCent={1200}
          balanceInCent={undefined}
          currency="CHF"
        />
      </InForm>
    ),
    lines: ['Deine Spende: 12,00 CHF'],
  },

  {
    view: 'what is paid',
    element: <PayAmount amountInCent={1500} currency="CHF" />,
    lines: ['Du bezahlst 15,00 CHF'],
  },
  {
    view: 'top-up: nothing chosen',
    element: <AmountForm card={card} chosenInCent={undefined} onChosen={() => undefined} />,
    lines: ['25,00 CHF', '50,00 CHF', '100,00 CHF', 'Guthaben jetzt: 31,00 CHF'],
  },
  {
    view: 'top-up: one of the amounts',
    element: <AmountForm card={card} chosenInCent={2500} onChosen={() => undefined} />,
    lines: [
      '25,00 CHF',
      '50,00 CHF',
      '100,00 CHF',
      'Guthaben jetzt: 31,00 CHF',
      'Aufladung: + 25,00 CHF',
      'Guthaben danach: 56,00 CHF',
    ],
  },
  {
    view: 'top-up: an amount of the visitor, within what the server takes',
    element: (
      <AmountForm
        card={{ ...card, minChargeInCent: 2000, maxChargeInCent: 9000 }}
        chosenInCent={3300}
        onChosen={() => undefined}
      />
    ),
    lines: [
      '25,00 CHF',
      '50,00 CHF',
      '20,00 CHF bis 90,00 CHF, ganze Beträge ohne Nachkommastellen',
      'Guthaben jetzt: 31,00 CHF',
      'Aufladung: + 33,00 CHF',
      'Guthaben danach: 64,00 CHF',
    ],
  },
  {
    view: 'top-up: what is paid',
    element: <ChargeReceipt card={card} amountInCent={2500} isPaying />,
    lines: [
      'Du bezahlst 25,00 CHF',
      'Guthaben jetzt: 31,00 CHF',
      'Aufladung: + 25,00 CHF',
      'Guthaben danach: 56,00 CHF',
    ],
  },
  {
    view: 'ticket: what was redeemed, in the currency of the answer',
    element: <ResultTicket order={order} result={result} paid={paid} />,
    lines: ['18,00 CHF', 'Bezahlt: 15,00 $'],
  },
  {
    view: 'less was redeemed',
    element: <DeviationNotices result={result} deviation={less('less')} />,
    lines: ['18,00 CHF statt 25,00 CHF eingelöst'],
  },
  {
    view: 'what is left',
    element: <Remainder remainingInCent={3200} currency="CHF" wantsTopUp={false} />,
    lines: ['32,00 CHF bleiben auf deinem Gutschein'],
  },
  {
    view: 'vouchers that were ordered along',
    element: (
      <OrderedVouchersNotice
        ordered={{
          vouchers: 2,
          valuePerVoucherInCent: 700,
          costInCent: 1250,
          currency: 'CHF',
          delivery: 'email',
        }}
      />
    ),
    lines: [
      'Jeder ist 7,00 CHF wert. Dafür wurden 12,50 CHF von deinem Guthaben abgezogen. Lieferung per E-Mail.',
    ],
  },
];

test.each(VIEWS)('$view', async ({ element, lines }) => {
  answerCalls({});
  await renderRoutes([{ path: '/', element }]);
  expect(moneyLines()).toEqual(lines);
});

const PAGES: readonly [page: string, open: () => Promise<unknown>, lines: string[]][] = [
  [
    'payment: what the voucher does not cover',
    () => openPayment({}),
    [
      'Du bezahlst 25,00 €',
      'Wert bei Nordlicht: 55,00 €',
      'Dein Guthaben: − 30,00 €',
      'Danach: Nordlicht 55,00 €',
    ],
  ],
  [
    'payment: a card that takes no less says why more is paid than is missing',
    () => openPayment({}, { voucher: { balanceInCent: 5000, isPrepaid: true } }),
    [
      'Du bezahlst 15,00 €',
      'Wert bei Nordlicht: 55,00 €',
      'Dein Guthaben: − 50,00 €',
      'Danach übrig: + 10,00 €',
      'Du bezahlst mindestens 15,00 €, auch wenn weniger fehlt; was übrig ist, bleibt auf deinem Gutschein.',
      'Danach: Nordlicht 55,00 €',
    ],
  ],
  [
    'payment: the smallest amount to the cent is no reason',
    () => openPayment({}, { voucher: { balanceInCent: 4000, isPrepaid: true } }),
    [
      'Du bezahlst 15,00 €',
      'Wert bei Nordlicht: 55,00 €',
      'Dein Guthaben: − 40,00 €',
      'Danach: Nordlicht 55,00 €',
    ],
  ],
  [
    'payment: the server knows another balance',
    () =>
      openPayment({}, { record: { ...paying, redemption: due(2000, 3500) } }, () =>
        ledger().set(3500),
      ),
    [
      'Du bezahlst 20,00 €',
      'Wert bei Nordlicht: 55,00 €',
      'Dein Guthaben: − 35,00 €',
      'Das Guthaben beträgt jetzt 35,00 €. Eingelöst wurde eben nichts.',
      'Danach: Nordlicht 55,00 €',
    ],
  ],
  [
    'payment: the server takes no less',
    () =>
      openPayment({}, { record: { ...paying, redemption: due(4000, 3500) } }, () =>
        ledger().set(3500),
      ),
    [
      'Du bezahlst 40,00 €',
      'Wert bei Nordlicht: 55,00 €',
      'Dein Guthaben: − 35,00 €',
      'Danach übrig: + 20,00 €',
      'Du bezahlst mindestens 40,00 €, auch wenn weniger fehlt; was übrig ist, bleibt auf deinem Gutschein.',
      'Danach: Nordlicht 55,00 €',
    ],
  ],
  [
    'payment: vouchers that are ordered along are paid, and nothing of it stays',
    () => openPayment({}, { record: { ...paying, redemption: ordering } }),
    [
      'Du bezahlst 37,50 €',
      'Wert bei Nordlicht: 55,00 €',
      'Dein Guthaben: − 30,00 €',
      'Aufladbare Gutscheine: + 12,50 €',
      'Danach: Nordlicht 55,00 €',
    ],
  ],
  [
    'payment: in the currency of the voucher',
    () => openPayment({}, { voucher: { balanceInCent: 3000, currency: 'CHF' } }),
    [],
  ],
  [
    'payment: one that has begun keeps its sum',
    () => openPayment({}, { voucher: { balanceInCent: 4200 } }, () => begun('processing')),
    [
      'Du bezahlst 25,00 €',
      'Wert bei Nordlicht: 55,00 €',
      'Dein Guthaben: − 42,00 €',
      'Danach übrig: + 12,00 €',
      'Kreditkarte: 25,00 €. Begonnen: 21. November 2026, 12:00 Uhr.',
    ],
  ],
  [
    'payment: one of another device, with its own sum',
    () =>
      openPayment({}, {}, () => void ledger().book({ amountInCent: 1700, provider: 'amazonpay' })),
    [
      'Du bezahlst 25,00 €',
      'Wert bei Nordlicht: 55,00 €',
      'Dein Guthaben: − 30,00 €',
      'Amazon Pay: 17,00 €. Begonnen: 21. November 2026, 12:00 Uhr.',
    ],
  ],
  [
    'confirmation',
    () => openThankYou(none, {}, { redeemedInCent: 1800, remainingInCent: 3200 }),
    [
      '18,00 €',
      '32,00 € bleiben auf deinem Gutschein',
      'Sag uns deine Meinung. Unter allen Antworten verlosen wir drei Gutscheine zu je 25,00 €.',
    ],
  ],
  [
    'confirmation: nothing is left',
    () => openThankYou(none, {}, { remainingInCent: 0 }),
    [
      '25,00 €',
      'Sag uns deine Meinung. Unter allen Antworten verlosen wir drei Gutscheine zu je 25,00 €.',
    ],
  ],
  [
    'confirmation: in the currency of the answer',
    () => openThankYou(none, {}, { currency: 'CHF', remainingInCent: 3200 }),
    [
      '25,00 CHF',
      '32,00 CHF bleiben auf deinem Gutschein',
      'Sag uns deine Meinung. Unter allen Antworten verlosen wir drei Gutscheine zu je 25,00 €.',
    ],
  ],
  [
    'confirmation before the identity check',
    () =>
      openThankYou(none, {}, { status: 'fraud_check', fraudIdent: 'f-1', remainingInCent: 3200 }),
    ['25,00 €', '32,00 € bleiben auf deinem Gutschein'],
  ],
  [
    'top-up: the balance of the card is that of the server',
    async () => {
      writePayment(paymentStorage, 'schenkwerk-de', {
        order: { flow: 'prepaid', amountInCent: 2500, currency: 'EUR', voucherId: 'card-1' },
        attempt: cardAttempt,
      });
      writeCard(paymentStorage, 'schenkwerk-de', heldCard);
      topUps().book({ key: cardAttempt.startKey, status: 'received' });
      topUps().set(6100);
      await openTopUp({}, '/prepaid/finalized');
      await screen.findByRole('heading', { name: 'Deine Gutscheinkarte ist aufgeladen' });
    },
    ['61,00 €', 'Aufgeladen: 25,00 €'],
  ],
];

/** Vouchers for 12,50 € are ordered along; the server has named the whole sum. */
const ordering = {
  ...paying.redemption,
  request: { ...costlyRequest, orderPrepaidVouchers: true },
  due: { differenceInCent: 3750, balanceInCent: 3000 },
} as OpenRedemption;

/** The server has named the missing sum. */
function due(differenceInCent: number, balanceInCent: number): OpenRedemption {
  return { ...paying.redemption, due: { differenceInCent, balanceInCent } } as OpenRedemption;
}

test.each(PAGES)('%s', async (_, open, lines) => {
  await open();
  await waitFor(() => expect(moneyLines()).toEqual(lines));
});

test.each([
  ['covered', 6000, '20,00 € ausgewählt, 40,00 € bleiben dir', 2000],
  ['to be paid', 5300, '60,00 € ausgewählt, du zahlst 7,00 € zu', 6000],
])('what is chosen is said and kept: %s', async (_, balanceInCent, said, valueInCent) => {
  const voucher = { ...voucherOf(balanceInCent), currency: 'EUR' } as const;
  const element = (
    <>
      <ValueChoice shop={shop} voucher={voucher} />
      <LiveRegions />
    </>
  );
  const { user, redemption } = await renderRoutes([{ path: '/', element }]);
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${said.slice(0, 5)}`) }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent.replaceAll(/\s/g, ' ')).toBe(said),
  );
  await user.click(screen.getByRole('button', { name: /^Mit .* weiter$/ }));
  expect(redemption.getState()).toMatchObject({
    order: { shopId: 1001, items: [{ valueInCent, quantity: 1 }] },
  });
});
