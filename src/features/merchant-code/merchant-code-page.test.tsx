// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, renderRoutes, type Answer } from '~/form/testing';
import { Component } from './merchant-code-page';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(cleanup);

const open = (answers: Record<string, Answer | Answer[]>, site = {}) => {
  const calls = answerCalls(answers);
  const routes = [{ path: '/merchantcode/:redeemLinkToken', Component }];
  return renderRoutes(routes, { at: '/merchantcode/demo-code128', site }).then((page) => ({
    ...page,
    calls,
    reveal: () => page.user.click(screen.getByRole('button', { name: 'Code anzeigen' })),
  }));
};

test('[2.062] fetches and shows nothing before the click', async () => {
  const { calls, reveal } = await open({
    revealMerchantCode: { status: 200, example: 'ready-pin' },
  });
  expect(calls).toEqual([]);
  expect(document.title).toBe('Dein Shopcode – Schenkwerk');
  await reveal();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Dein Code für');
  expect(calls).toMatchObject([
    { operationId: 'revealMerchantCode', body: { redeemLinkToken: 'demo-code128' } },
  ]);
  expect(document.title).toBe('Dein Shopcode – Schenkwerk');
});

test('focuses the heading of the revealed code and can hide it again', async () => {
  const { user, reveal } = await open({
    revealMerchantCode: { status: 200, example: 'ready-no-barcode' },
  });
  await reveal();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Code wieder verbergen' }));
  expect(screen.getByRole('button', { name: 'Code anzeigen' })).toBeVisible();
});

test('[3.063] offers the PDF only where the site does', async () => {
  const { reveal } = await open(
    { revealMerchantCode: { status: 200, example: 'ready-pin' } },
    { showMerchantCodePdfDownload: false },
  );
  await reveal();
  await screen.findByRole('button', { name: 'Drucken' });
  expect(screen.queryByRole('button', { name: 'PDF laden' })).toBeNull();
});

test('[4.059] [8.040] says where a delayed code stands', async () => {
  const { reveal } = await open({ revealMerchantCode: { status: 200, example: 'delayed' } });
  await reveal();
  expect(
    await screen.findByRole('heading', { name: 'Dein Shopcode ist noch unterwegs' }),
  ).toBeVisible();
  expect(screen.getByRole('list', { name: 'Stand deines Codes' })).toBeVisible();
});

test('[4.056] [4.058] [8.037] [8.044] an expired link leads to a new one', async () => {
  const { user, calls, reveal } = await open(
    {
      revealMerchantCode: { status: 410, example: 'redeem-link-expired' },
      requestMerchantCodeLink: { status: 202, example: 'new-link-sent' },
    },
    { captcha: { active: false } },
  );
  await reveal();
  expect(await screen.findByRole('alert')).toHaveTextContent('RDMx2');
  await user.click(screen.getByRole('button', { name: 'Link per E-Mail schicken' }));
  expect(await screen.findByText('Der neue Link ist unterwegs')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({
    operationId: 'requestMerchantCodeLink',
    body: { redeemLinkToken: 'demo-code128' },
  });
});

test('a failure keeps the page and can be repeated', async () => {
  const { user, reveal } = await open({
    revealMerchantCode: [
      { status: 502, raw: '<html>Bad gateway</html>' },
      { status: 200, example: 'ready-pin' },
    ],
  });
  await reveal();
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('heading', { name: /Dein Code für/ })).toBeVisible();
});
