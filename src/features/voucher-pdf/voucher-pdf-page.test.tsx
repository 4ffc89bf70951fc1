import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { renderRoutes } from '~/tests/render-routes';
import { focusedNotice } from '~/tests/focused-notice';
import { LiveRegions } from '~/ui/live-region';
import { Component } from './voucher-pdf-page';

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file' }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(cleanup);

async function open(
  lookUpVoucherPdf: Answer,
  downloadVoucherPdf: Answer | Answer[] = { status: 500 },
) {
  const calls = answerCalls({ lookUpVoucherPdf, downloadVoucherPdf });
  const page = await renderRoutes([{ path: '/voucher-pdf/:ident', Component }], {
    at: '/voucher-pdf/demo-pdf',
  });
  const { user } = page;
  return {
    ...page,
    downloads: () => calls.filter(({ operationId }) => operationId === 'downloadVoucherPdf'),
    pin: async (text: string) => user.type(await screen.findByLabelText('PIN'), text),
    start: async () => user.click(await screen.findByRole('button', { name: 'Herunterladen' })),
  };
}

const several: Answer = { status: 200, example: 'pdf-several' };
const single: Answer = { status: 200, example: 'pdf-single' };
const pdf: Answer = { status: 200, example: 'document' };
const zip: Answer = { status: 200, example: 'archive' };

test('[1.033] [2.020] [3.087] [3.089] downloads a PDF with the PIN', async () => {
  const { pin, start, downloads } = await open(single, pdf);
  expect(await screen.findByText('Dein Gutschein liegt bereit.')).toBeVisible();
  expect(screen.getByText('Der Link gilt bis zum 21.02.2027.')).toBeVisible();
  await pin(' 12 34 ');
  await start();
  expect(await screen.findByText(/„Gutschein\.pdf“/)).toBeVisible();
  expect(saved).toEqual(['Gutschein.pdf']);
  expect(downloads()).toMatchObject([{ body: { ident: 'demo-pdf', pin: '1234', format: 'pdf' } }]);
});

test('[1.034] [2.074] several vouchers come as a ZIP when it is chosen', async () => {
  const { user, pin, start, downloads } = await open(several, zip);
  expect(await screen.findByText('12 Gutscheine liegen für dich bereit.')).toBeVisible();
  await pin('1234');
  await user.click(screen.getByRole('radio', { name: /^Ein ZIP-Archiv/ }));
  await start();
  expect(await screen.findByText(/„Gutscheine\.zip“/)).toBeVisible();
  expect(saved).toEqual(['Gutscheine.zip']);
  expect(downloads()).toMatchObject([{ body: { format: 'zip' } }]);
});

test('asks for no PIN where none is needed', async () => {
  const { start, downloads } = await open({ status: 200, example: 'pdf-without-pin' }, pdf);
  await start();
  await waitFor(() => expect(saved).toEqual(['Gutschein.pdf']));
  expect(screen.queryByLabelText('PIN')).toBeNull();
  expect(downloads()[0]?.body).toEqual({ ident: 'demo-pdf', format: 'pdf' });
});

test('a wrong PIN says how many attempts are left and can be corrected', async () => {
  const { pin, start } = await open(single, [{ status: 422, example: 'pin-invalid' }, pdf]);
  await pin('9999');
  await start();
  const field = screen.getByLabelText('PIN');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/stimmt nicht\. Du hast noch 2 Versuche\./),
  );
  expect(field).toHaveFocus();
  expect(field).toHaveValue('9999');
  await pin('1234');
  await start();
  await waitFor(() => expect(saved).toHaveLength(1));
});

test.each([
  ['done', 1, 'Geschafft'],
  ['empty', 0, 'Da ist etwas schiefgelaufen'],
])('a download that is %s is not said to be under way', async (_, bytes, title) => {
  let download: ReadableStreamDefaultController<Uint8Array> | undefined;
  const raw = new ReadableStream<Uint8Array>({ start: (given) => void (download = given) });
  render(<LiveRegions />);
  const said = screen.getByRole('status');
  const { pin, start } = await open(single, { status: 200, raw });
  await pin('1234');
  await start();
  await waitFor(() => expect(said).toHaveTextContent('Wird heruntergeladen …'));
  if (bytes) download?.enqueue(new Uint8Array(bytes));
  download?.close();
  await screen.findByRole('heading', { name: title });
  expect(said).toBeEmptyDOMElement();
});

test('a locked PIN says until when', async () => {
  const { pin, start } = await open(single, { status: 429, example: 'pin-locked' });
  await pin('9999');
  await start();
  const notice = await focusedNotice();
  expect(notice).toHaveTextContent('Zu viele falsche PINs');
  expect(notice).toHaveTextContent(/Weiter geht es ab 21\. November 2026/);
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
});

test.each(['', '12', '12-34'])('[5.007] never spends an attempt on %j', async (typed) => {
  const { pin, start, downloads } = await open(single, pdf);
  await screen.findByLabelText('PIN');
  if (typed) await pin(typed);
  await start();
  expect(screen.getByLabelText('PIN')).toHaveAccessibleDescription(/4 bis 12/);
  expect(screen.getByLabelText('PIN')).toHaveFocus();
  expect(downloads()).toEqual([]);
});

test('shows how far the download is, and can be cancelled', async () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const raw = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  const megabyte = 1024 * 1024;
  const { user, pin, start, downloads } = await open(several, {
    status: 200,
    raw,
    headers: { 'content-length': String(4 * megabyte) },
  });
  await pin('1234');
  await start();
  controller?.enqueue(new Uint8Array(megabyte));
  const bar = await screen.findByRole('progressbar', { name: 'Wird heruntergeladen …' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '1 von 4\u00a0MB'));
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  controller?.error(new DOMException('', 'AbortError'));
  expect(await screen.findByText('Der Download ist abgebrochen.')).toBeVisible();
  expect(saved).toEqual([]);
  expect(downloads()).toHaveLength(1);
});

test('a lost connection keeps the PIN and offers another try', async () => {
  const { user, pin, start } = await open(single, [{ status: 0, raw: 'lost' }, pdf]);
  await pin('1234');
  await start();
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  await waitFor(() => expect(saved).toEqual(['Gutschein.pdf']));
});

test.each<[string, Answer, RegExp]>([
  ['8.044', { status: 410, example: 'redeem-link-expired' }, /Download-Links.*RDMx2/],
  ['8.043', { status: 404, example: 'not-found' }, /gibt es keine Gutscheine/],
])('[%s] a link that leads nowhere says so: %o', async (_id, answer, text) => {
  await open(answer);
  expect(await focusedNotice()).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
});
