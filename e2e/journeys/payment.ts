import type { Journey, Name, Step } from '../support/journey.ts';

// Money: top-ups with each provider, and a difference that is paid while redeeming.

const BRAND = 'Schenkwerk';

const page = (path: RegExp, heading: Name, title: string): Step => ({
  see: 'page',
  path,
  heading,
  title: new RegExp(`^${title}.* – ${BRAND}$`),
});

const calls = (operationId: string, count: number): Step => ({ see: 'calls', operationId, count });

const toPayment: readonly Step[] = [
  { do: 'open', path: '/prepaid' },
  { see: 'element', role: 'heading', name: 'Karte aufladen' },
  { do: 'type', label: 'Seriennummer', text: '123 456 789' },
  { do: 'tick', label: 'Ich bin ein Mensch' },
  { do: 'press', role: 'button', name: 'Karte prüfen' },
  page(/^\/prepaid\/checkout$/, 'Wie viel möchtest du aufladen?', 'Wie viel möchtest du aufladen'),
  { do: 'pick', option: /^25/ },
  { see: 'text', text: /^55,00/ },
  { do: 'press', role: 'button', name: 'Weiter zur Zahlung' },
  page(/^\/prepaid\/checkout$/, 'Bezahlen', 'Bezahlen'),
];

const done: readonly Step[] = [
  page(/^\/prepaid\/finalized$/, 'Deine Karte ist aufgeladen', 'Deine Karte ist aufgeladen'),
  { see: 'text', text: /^55,00/ },
];

const card: readonly Step[] = [
  { do: 'pick', option: /^Kreditkarte/ },
  { see: 'element', role: 'button', name: /^25,00.* bezahlen$/ },
  { do: 'type-in-frame', frame: 'Kartennummer', text: '4111 1111 1111 1111' },
  { do: 'type-in-frame', frame: 'Gültig bis', text: '12/30' },
  { do: 'type-in-frame', frame: 'Prüfziffer (CVC)', text: '123' },
  { do: 'press', role: 'button', name: /^25,00.* bezahlen$/ },
  { see: 'element', role: 'heading', name: 'Demo bank' },
];

const journey = (title: string, steps: readonly Step[]): Journey => ({
  title,
  site: 'schenkwerk-de',
  steps: () => steps,
});

const wallet = journey('top up with the wallet, and reload the result [1.024] [2.008] [4.062]', [
  ...toPayment,
  { do: 'pick', option: /^Amazon Pay/ },
  { do: 'press', role: 'button', name: 'Amazon Pay (Demo)' },
  { do: 'press', role: 'button', name: 'Pay' },
  ...done,
  { do: 'reload' },
  { see: 'text', text: /^55,00/ },
  calls('finalizeChargeAmazonpay', 1),
  { do: 'press', role: 'link', name: 'Jetzt einlösen' },
  { see: 'element', role: 'textbox', name: 'Gutscheincode' },
]);

const declined = journey(
  'a card is declined by the bank, another way to pay works [2.009] [4.063] [7.030]',
  [
    ...toPayment,
    ...card,
    { do: 'press', role: 'button', name: 'Decline' },
    page(/^\/prepaid\/checkout$/, 'Bezahlen', 'Bezahlen'),
    { see: 'element', role: 'heading', name: 'Die Zahlung hat nicht geklappt' },
    { do: 'pick', option: /^PayPal/ },
    { do: 'press-in-window', opener: 'PayPal (Demo)', name: 'Pay' },
    ...done,
    calls('initChargeUnzer', 1),
    calls('finalizeChargePaypal', 1),
  ],
);

const confirmed = journey('a card is confirmed by the bank, and paid once [2.009] [7.031]', [
  ...toPayment,
  ...card,
  { do: 'press', role: 'button', name: 'Confirm' },
  ...done,
  calls('initChargeUnzer', 1),
  calls('finalizeChargeUnzer', 1),
  { do: 'go-back' },
  { do: 'open', path: '/prepaid/finalized' },
  { see: 'text', text: /^55,00/ },
  calls('finalizeChargeUnzer', 1),
]);

const difference = journey(
  'pay the difference, after a change of mind, and redeem [4.069] [5.030] [7.020]',
  [
    { do: 'open', path: '/' },
    { do: 'type', label: 'Gutscheincode', text: 'DEMO-50' },
    { do: 'tick', label: 'Ich bin ein Mensch' },
    { do: 'press', role: 'button', name: 'Guthaben anzeigen' },
    page(/^\/shops$/, 'Such dir einen Shop aus', 'Shop aussuchen'),
    { do: 'open', path: '/shops/1001/nordlicht' },
    { see: 'element', role: 'heading', name: 'Nordlicht' },
    { see: 'focus' },
    { do: 'pick', option: /^150/ },
    { do: 'press', role: 'button', name: /^Mit 150.* weiter/ },
    page(/^\/redeem\/checkout$/, 'Deine Angaben', 'Deine Angaben'),
    { do: 'select', label: 'Anrede', option: 'Frau' },
    { do: 'type', label: 'Vorname', text: 'Ada' },
    { do: 'type', label: 'Nachname', text: 'Muster' },
    { do: 'type', label: 'E-Mail-Adresse', text: 'ada@example.com' },
    { do: 'type', label: 'E-Mail-Adresse wiederholen', text: 'ada@example.com' },
    { do: 'tick', label: /Einlösebedingungen gelesen/ },
    { do: 'press', role: 'button', name: /^Weiter: 100,00/ },
    page(/^\/redeem\/checkout$/, 'Differenz bezahlen', 'Differenz bezahlen'),
    { do: 'pick', option: /^Amazon Pay/ },
    { do: 'press', role: 'button', name: 'Amazon Pay (Demo)' },
    { do: 'press', role: 'button', name: 'Cancel' },
    page(/^\/redeem\/checkout$/, 'Differenz bezahlen', 'Differenz bezahlen'),
    { see: 'text', text: 'Du hast die Zahlung abgebrochen' },
    { do: 'pick', option: /^Amazon Pay/ },
    { do: 'press', role: 'button', name: 'Amazon Pay (Demo)' },
    { do: 'press', role: 'button', name: 'Pay' },
    page(/^\/thankyou$/, 'Viel Freude bei Nordlicht!', 'Geschafft'),
    calls('finalizeChargeAmazonpay', 1),
    calls('redeemVoucher', 1),
  ],
);

export const payments: readonly Journey[] = [wallet, declined, confirmed, difference];
