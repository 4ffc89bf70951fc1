import type { Journey, Name, Step } from '../support/journey.ts';

// What can happen to a voucher beside being redeemed, one journey each.

const BRAND = 'Schenkwerk';

const page = (path: RegExp, heading: Name, title: string): Step => ({
  see: 'page',
  path,
  heading,
  title: new RegExp(`^${title}.* – ${BRAND}$`),
});
const human: Step = { do: 'tick', label: 'Ich bin ein Mensch' };

const journey = (title: string, steps: readonly Step[]): Journey => ({
  title,
  site: 'schenkwerk-de',
  steps: () => steps,
});

const resend = journey('resend the link, then the e-mail [1.031] [1.032] [5.021] [5.022]', [
  { do: 'open', path: '/redeem/resend-link' },
  { see: 'element', role: 'heading', name: /Link oder E-Mail/ },
  { do: 'paste', label: 'Gutscheincode', text: ' RESEND-DONE\n' },
  { see: 'value', label: 'Gutscheincode', value: 'RESEND-DONE' },
  human,
  { do: 'press', role: 'button', name: 'Noch einmal senden' },
  page(/^\/redeem\/resend-link$/, 'Schau in dein Postfach', 'Link oder E-Mail .* – Gesendet'),
  { see: 'text', text: /•.*@example\.com/ },
  { see: 'text', text: /^Noch einmal senden kannst du ab/ },
  { see: 'calls', operationId: 'resendRedeemLink', count: 1 },
  { do: 'go-back' },
  { see: 'value', label: 'Gutscheincode', value: 'RESEND-DONE' },
  { do: 'pick', option: /^Die ganze E-Mail/ },
]);

const status = journey('a delayed code leads to the status of its order, and on to help [4.059]', [
  { do: 'open', path: '/merchantcode/demo-delayed' },
  { do: 'press', role: 'button', name: 'Code anzeigen' },
  { see: 'element', role: 'heading', name: 'Dein Shopcode ist noch unterwegs' },
  { do: 'press', role: 'link', name: 'Stand der Bestellung ansehen' },
  page(/^\/redeem\/status$/, 'Stand deiner Bestellung', 'Stand deiner Bestellung'),
  { see: 'value', label: 'Bestellnummer', value: 'EL-DELAYED' },
  { do: 'type', label: 'E-Mail-Adresse', text: 'mia@example.com' },
  human,
  { do: 'press', role: 'button', name: 'Stand anzeigen' },
  page(
    /^\/redeem\/status$/,
    'Dein Shopcode ist noch unterwegs',
    'Dein Shopcode ist noch unterwegs',
  ),
  { see: 'calls', operationId: 'getOrderStatus', count: 1 },
  { see: 'element', role: 'list', name: 'Verlauf deiner Bestellung' },
  { do: 'press', role: 'link', name: 'Kundenservice schreiben' },
  page(/^\/help\/code-not-received$/, 'Hilfe', 'Mein Shopcode ist nicht angekommen'),
  { see: 'value', label: /^Bestellnummer/, value: 'EL-DELAYED' },
  { do: 'go-back' },
  { see: 'element', role: 'heading', name: 'Dein Shopcode ist noch unterwegs' },
]);

const activate = journey(
  'activate one voucher, then what is left [1.028] [1.029] [2.072] [2.073]',
  [
    { do: 'open', path: '/activate/shop/A-4711/demo-several' },
    { see: 'element', role: 'heading', name: 'Gutscheine aktivieren' },
    { see: 'text', text: 'Bestellung EL-4711-0001' },
    { do: 'press', role: 'button', name: '4 Gutscheine aktivieren' },
    { see: 'element', role: 'alertdialog', name: '4 Gutscheine jetzt aktivieren?' },
    { see: 'calls', operationId: 'activateVouchers', count: 0 },
    { do: 'press', role: 'button', name: 'Jetzt aktivieren' },
    { see: 'text', text: 'Nur 3 Gutscheine sind jetzt aktiv' },
    { see: 'focus' },
    { see: 'text', text: 'Dieser Gutschein wurde storniert' },
    { see: 'calls', operationId: 'activateVouchers', count: 1 },
    { see: 'element', role: 'link', name: 'Hilfe holen' },
  ],
);

const reactivate = journey(
  'an old code is reactivated, and asking again restarts nothing [1.030] [4.048] [4.049] [9.046]',
  [
    { do: 'open', path: '/' },
    { do: 'type', label: 'Gutscheincode', text: 'OLD-FORMAT' },
    human,
    { do: 'press', role: 'button', name: 'Guthaben anzeigen' },
    { see: 'text', text: 'VCRx13' },
    { do: 'press', role: 'link', name: 'Gutschein reaktivieren' },
    page(/^\/reactivate$/, 'Gutschein reaktivieren', 'Gutschein reaktivieren'),
    // The code comes along in memory.
    { see: 'value', label: 'Gutscheincode', value: 'OLD-FORMAT' },
  ],
);

const download = journey('download several vouchers with a PIN [1.033] [1.034] [2.074] [3.087]', [
  { do: 'open', path: '/voucher-pdf/demo-pdf' },
  { see: 'element', role: 'heading', name: 'Gutscheine herunterladen' },
  { do: 'type', label: 'PIN', text: '9999' },
  { do: 'press', role: 'button', name: 'Herunterladen' },
  { see: 'text', text: /Du hast noch \d Versuche?/ },
  { see: 'focus' },
  { do: 'paste', label: 'PIN', text: '1234' },
  { do: 'download', name: 'Herunterladen', file: /^Gutscheine\.pdf$/ },
  { see: 'text', text: /„Gutscheine\.pdf“/ },
]);

const partner = journey('a partner’s link opens the voucher [2.013] [3.083]', [
  { do: 'open', path: '/tpr/demo-partner' },
  { see: 'text', text: /^50,00\s€$/ },
]);

const diagnose = journey('two questions tell why a code does not work [8.014] [8.046] [8.047]', [
  { do: 'open', path: '/' },
  { do: 'type', label: 'Gutscheincode', text: 'NOT-FOUND' },
  human,
  { do: 'press', role: 'button', name: 'Guthaben anzeigen' },
  { see: 'text', text: 'VCRx15' },
  { do: 'press', role: 'link', name: 'Woran liegt es?' },
  page(/^\/redeem\/diagnosis\?problem=VOUCHER_NOT_FOUND$/, 'Woran liegt es?', 'Woran liegt es'),
  { see: 'text', text: 'Es geht um den Code •••••••ND (VCRx15).' },
  {
    do: 'select',
    label: 'Wann wurde der Gutschein gekauft?',
    option: 'In den letzten 24 Stunden',
  },
  { do: 'select', label: 'Woher kommt er?', option: 'Als Karte aus einem Geschäft' },
  { see: 'element', role: 'heading', name: 'Der Gutschein ist noch zu frisch' },
  { do: 'download', name: 'Im Kalender merken', file: /\.ics$/ },
  { do: 'go-back' },
  { see: 'address', matches: /^\/$/ },
  { see: 'value', label: 'Gutscheincode', value: 'NOT-FOUND' },
]);

export const voucherLife: readonly Journey[] = [
  resend,
  status,
  activate,
  reactivate,
  download,
  partner,
  diagnose,
];
