import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { Component as ActivationPage } from '~/features/activation/activation-page';
import { Component as DiagnosisPage } from '~/features/diagnosis/diagnosis-page';
import { Component as MerchantCodePage } from '~/features/merchant-code/merchant-code-page';
import { Component as OrderStatusPage } from '~/features/order-status/order-status-page';
import { Component as ReactivationPage } from '~/features/reactivation/reactivation-page';
import { Component as ResendPage } from '~/features/resend/resend-page';
import { Component as PartnerPage } from '~/features/third-party-redeem/third-party-page';
import { Component as PdfPage } from '~/features/voucher-pdf/voucher-pdf-page';
import { findErrorSummary } from '~/tests/error-summary';
import { expectTranscript, ok, openPages, prepareBrowser, press, put, see } from './testing';

vi.mock('~/ui/live-region', () => import('./said'));

beforeEach(prepareBrowser);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const codePage = [{ path: '/merchantcode/:redeemLinkToken', Component: MerchantCodePage }];

test('the code of the shop', async () => {
  await openPages(codePage, {
    at: '/merchantcode/demo',
    answers: { revealMerchantCode: ok('ready-pin') },
  });
  await expectTranscript('merchant-code-hidden');
  await press('Code aufdecken');
  await see(/^Dein Code für/);
  await expectTranscript('merchant-code');
});

test('a code of the shop that comes later', async () => {
  await openPages(codePage, {
    at: '/merchantcode/demo',
    answers: { revealMerchantCode: ok('delayed') },
  });
  await press('Code aufdecken');
  await see('Dein Shopcode ist noch unterwegs');
  await expectTranscript('merchant-code-delayed');
});

test('a code of the shop that is later than promised', async () => {
  vi.setSystemTime('2026-11-25T10:00:00Z');
  await openPages(codePage, {
    at: '/merchantcode/demo',
    answers: { revealMerchantCode: ok('delayed') },
  });
  await press('Code aufdecken');
  await see('Das dauert länger als erwartet');
  await expectTranscript('merchant-code-overdue');
});

test('the status of an order', async () => {
  await openPages([{ path: '/redeem/status', Component: OrderStatusPage }], {
    at: '/redeem/status',
    answers: {
      getOrderStatus: [
        { status: 404, example: 'order-not-found' },
        ok('status-delayed'),
        ok('status-failed'),
      ],
    },
  });
  put('Bestellnummer', 'EL-7314-2088');
  await press('Stand anzeigen');
  await findErrorSummary();
  await expectTranscript('order-status-errors');
  put('E-Mail-Adresse', 'mia@example.com');
  await press('Stand anzeigen');
  await see('Diese Bestellnummer finden wir nicht');
  await expectTranscript('order-status-not-found');
  await press('Stand anzeigen');
  await see('Dein Shopcode ist noch unterwegs');
  await expectTranscript('order-status-delayed');
  await press('Noch einmal nachsehen');
  await press('Stand anzeigen');
  await see('Der Shop hat keinen Code geliefert');
  await expectTranscript('order-status-failed');
});

test('the status of an order whose e-mail did not come', async () => {
  await openPages([{ path: '/redeem/status', Component: OrderStatusPage }], {
    at: '/redeem/status',
    answers: { getOrderStatus: ok('status-mailbox-full') },
  });
  put('Bestellnummer', 'EL-7314-2088');
  put('E-Mail-Adresse', 'mia@example.com');
  await press('Stand anzeigen');
  await see('Die E-Mail kam nicht an');
  await expectTranscript('order-status-mailbox-full');
});

test('a link to the code that expired', async () => {
  await openPages(codePage, {
    at: '/merchantcode/demo',
    answers: { revealMerchantCode: { status: 410, example: 'redeem-link-expired' } },
  });
  await press('Code aufdecken');
  await see('Neuen Link anfordern');
  await press('Mit dem Code anfordern');
  await expectTranscript('merchant-code-expired');
});

test('sending the link again', async () => {
  await openPages([{ path: '/redeem/resend-link', Component: ResendPage }], {
    at: '/redeem/resend-link',
    answers: { resendRedeemLink: { status: 202, example: 'link-resent' } },
  });
  await press('Noch einmal senden');
  await expectTranscript('resend-errors');
  put('Gutscheincode', 'RESEND-DONE');
  await press('Noch einmal senden');
  await see('Schau in dein Postfach');
  await expectTranscript('resend-sent');
});

test('activating', async () => {
  await openPages(
    [{ path: '/activate/:orderSource/:orderReference/:orderHash', Component: ActivationPage }],
    {
      at: '/activate/shop/A-4711/demo',
      answers: {
        lookUpActivation: ok('activation-several'),
        activateVouchers: ok('activated-partly'),
      },
    },
  );
  await press('4 Gutscheine aktivieren');
  await screen.findByRole('alertdialog');
  await expectTranscript('activation-confirm');
  await press('Jetzt aktivieren');
  await see(/Nur 3 Gutscheine/);
  await expectTranscript('activation-partly');
});

test('reactivating', async () => {
  await openPages([{ path: '/reactivate', Component: ReactivationPage }], {
    at: '/reactivate',
    answers: { requestReactivation: { status: 202, example: 'reactivation-started' } },
  });
  await press('Prüfung anfordern');
  await findErrorSummary();
  await expectTranscript('reactivation-errors');
  put('Gutscheincode', 'OLD-FORMAT');
  put('E-Mail-Adresse', 'ada@example.com');
  put('E-Mail-Adresse wiederholen', 'ada@example.com');
  await press('Prüfung anfordern');
  await see('Wir prüfen deinen Gutschein');
  await expectTranscript('reactivation-pending');
});

test('the vouchers as a file', async () => {
  await openPages([{ path: '/voucher-pdf/:ident', Component: PdfPage }], {
    at: '/voucher-pdf/demo-pdf',
    answers: {
      lookUpVoucherPdf: ok('pdf-several'),
      downloadVoucherPdf: { status: 422, example: 'pin-invalid' },
    },
  });
  await screen.findByLabelText('PIN');
  put('PIN', '9999');
  await press('Herunterladen');
  await screen.findByText(/stimmt nicht/);
  await expectTranscript('voucher-pdf-wrong-pin');
});

test('a partner’s link', async () => {
  await openPages([{ path: '/tpr/:ident', Component: PartnerPage }], {
    at: '/tpr/demo-partner',
    answers: { createThirdPartyRedeemToken: ok('third-party'), getShopWall: ok('wall-empty') },
  });
  await see('Dein Gutschein ist bereit');
  await expectTranscript('partner-link');
});

test('why a code does not work', async () => {
  await openPages([{ path: '/redeem/diagnosis', Component: DiagnosisPage }], {
    at: '/redeem/diagnosis?problem=VOUCHER_NOT_FOUND&when=last-day&where=store',
  });
  fireEvent.click(await screen.findByText('Ein Zeichen ist verwechselt'));
  await expectTranscript('diagnosis');
});
