import { schenkwerkDe, testJourney } from './support/test-journey.ts';
import { test } from './support/test.ts';
import { text } from './support/text.ts';

// A wrong code or PIN is an answer that the browser writes a line about.
test.beforeEach(({ watch }) => watch.expectFailedCalls());

// Other fates of a voucher than being redeemed.

testJourney(
  'resend the link, then the e-mail [1.031] [1.032] [5.021] [5.022]',
  schenkwerkDe,
  async (visitor) => {
    await visitor.page.goto('/redeem/resend-link');
    await visitor.sees('heading', /Link oder E-Mail/);
    await visitor.paste(text('redeem.code.label'), 'RESEND-DONE');
    await visitor.press('button', 'Noch einmal senden');
    await visitor.seesPage(
      /^\/redeem\/resend-link$/,
      'Schau in dein Postfach',
      'Link oder E-Mail .* – Gesendet',
    );
    await visitor.seesText(/•.*@example\.com/);
    await visitor.seesText(/^Noch einmal in \d+:\d\d$/);
    await visitor.seesCalls('resendRedeemLink', 1);
    await visitor.page.goBack();
    await visitor.seesValue(text('redeem.code.label'), 'RESEND-DONE');
    await visitor.pick(/^Die ganze E-Mail/);
  },
);

testJourney(
  'a delayed code leads to the status of its order, and on to help [4.059]',
  schenkwerkDe,
  async (visitor) => {
    await visitor.page.goto('/merchantcode/demo-delayed');
    await visitor.press('button', text('code.reveal'));
    await visitor.sees('heading', 'Dein Shopcode ist noch unterwegs');
    await visitor.press('link', 'Stand der Bestellung ansehen');
    await visitor.seesPage(
      /^\/redeem\/status$/,
      'Stand deiner Bestellung',
      'Stand deiner Bestellung',
    );
    await visitor.seesValue('Bestellnummer', 'EL-DELAYED');
    await visitor.type(text('checkout.email'), 'mia@example.com');
    await visitor.press('button', 'Stand anzeigen');
    await visitor.seesPage(
      /^\/redeem\/status$/,
      'Dein Shopcode ist noch unterwegs',
      'Dein Shopcode ist noch unterwegs',
    );
    await visitor.seesCalls('getOrderStatus', 1);
    await visitor.sees('list', 'Verlauf deiner Bestellung');
    await visitor.press('link', 'Kundenservice kontaktieren');
    await visitor.seesAddress(/^\/help\/code-not-received$/);
    await visitor.sees('heading', 'Mein Shopcode ist nicht angekommen');
    await visitor.checkFocus();
    await visitor.seesValue(/^Bestellnummer/, 'EL-DELAYED');
    await visitor.page.goBack();
    await visitor.sees('heading', 'Dein Shopcode ist noch unterwegs');
  },
);

testJourney(
  'activate one voucher, then what is left [1.028] [1.029] [2.072] [2.073]',
  schenkwerkDe,
  async (visitor) => {
    await visitor.page.goto('/activate/shop/A-4711/demo-several');
    await visitor.sees('heading', 'Gutscheine aktivieren');
    await visitor.seesText('Bestellung EL-4711-0001');
    await visitor.press('button', '4 Gutscheine aktivieren');
    await visitor.sees('alertdialog', '4 Gutscheine jetzt aktivieren?');
    await visitor.seesCalls('activateVouchers', 0);
    await visitor.press('button', 'Jetzt aktivieren');
    await visitor.seesText('Nur 3 Gutscheine sind jetzt aktiv');
    await visitor.checkFocus();
    await visitor.seesText('Storniert');
    await visitor.seesCalls('activateVouchers', 1);
    await visitor.sees('link', 'Zur Hilfe');
  },
);

testJourney(
  'an old code is reactivated, and asking again restarts nothing [1.030] [4.048] [4.049] [9.046]',
  schenkwerkDe,
  async (visitor) => {
    await visitor.page.goto('/');
    await visitor.type(text('redeem.code.label'), 'OLD-FORMAT');
    await visitor.press('button', text('redeem.code.submit'));
    await visitor.seesText('VCRx13');
    await visitor.press('link', 'Gutschein reaktivieren');
    await visitor.seesPage(/^\/reactivate$/, 'Gutschein reaktivieren', 'Gutschein reaktivieren');
    // The code comes along in memory.
    await visitor.seesValue(text('redeem.code.label'), 'OLD-FORMAT');
  },
);

testJourney(
  'download several vouchers with a PIN [1.033] [1.034] [2.074] [3.087]',
  schenkwerkDe,
  async (visitor) => {
    await visitor.page.goto('/voucher-pdf/demo-pdf');
    await visitor.sees('heading', 'Gutscheine herunterladen');
    await visitor.type('PIN', '9999');
    await visitor.press('button', 'Herunterladen');
    await visitor.seesText(/Du hast noch \d Versuche?/);
    await visitor.checkFocus();
    await visitor.paste('PIN', '1234');
    await visitor.download('Herunterladen', /^Gutscheine\.pdf$/);
    await visitor.seesText(/„Gutscheine\.pdf“/);
  },
);

testJourney('a partner’s link opens the voucher [2.013] [3.083]', schenkwerkDe, async (visitor) => {
  await visitor.page.goto('/tpr/demo-partner');
  await visitor.seesText(/^50,00\s€$/);
});

testJourney(
  'two questions tell why a code does not work [8.014] [8.046] [8.047]',
  schenkwerkDe,
  async (visitor) => {
    await visitor.page.goto('/');
    await visitor.type(text('redeem.code.label'), 'NOT-FOUND');
    await visitor.press('button', text('redeem.code.submit'));
    await visitor.seesText('VCRx15');
    await visitor.press('link', 'Woran liegt es?');
    await visitor.seesPage(
      /^\/redeem\/diagnosis\?problem=VOUCHER_NOT_FOUND$/,
      'Woran liegt es?',
      'Woran liegt es',
    );
    await visitor.seesText('Es geht um den Gutscheincode •••••••ND (Fehlercode VCRx15).');
    await visitor.select('Wann wurde der Gutschein gekauft?', 'In den letzten 24 Stunden');
    await visitor.select('Woher kommt er?', 'Als Karte aus einem Geschäft');
    await visitor.sees('heading', 'Er ist noch keine 24 Stunden alt');
    await visitor.download('In den Kalender eintragen', /\.ics$/);
    await visitor.page.goBack();
    await visitor.seesAddress(/^\/$/);
    await visitor.seesValue(text('redeem.code.label'), 'NOT-FOUND');
  },
);
