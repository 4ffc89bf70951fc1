import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { focusedNotice } from '~/tests/focused-notice';
import { open } from './testing';

// Links that do not show a code any more.

afterEach(cleanup);

test('[2.065] [4.056] [4.058] [8.037] [8.044] an expired link leads to a new one', async () => {
  const { user, calls, reveal } = await open(
    {
      revealMerchantCode: { status: 410, example: 'redeem-link-expired' },
      requestMerchantCodeLink: { status: 202, example: 'new-link-sent' },
    },
    { captcha: { active: false } },
  );
  await reveal();
  const notice = await focusedNotice();
  expect(notice).toHaveTextContent('RDMx2');
  const told = within(notice).getByRole('heading').textContent;
  expect(document.title).toBe(`${told} – Dein Shopcode – Schenkwerk`);
  await user.click(screen.getByRole('button', { name: 'Link per E-Mail schicken' }));
  expect(await screen.findByRole('group', { name: 'Der neue Link ist unterwegs' })).toHaveFocus();
  expect(calls.at(-1)).toMatchObject({
    operationId: 'requestMerchantCodeLink',
    body: { redeemLinkToken: 'demo-code128' },
  });
});

test('the link of a redemption that was taken back says so, and offers no new link', async () => {
  const { reveal } = await open({
    revealMerchantCode: { status: 410, example: 'redemption-revoked' },
  });
  await reveal();
  const heading = await screen.findByRole('heading', { name: /^Die Einlösung wurde zurück/ });
  expect(heading).toHaveFocus();
  expect(screen.getByText('Der Wert ist wieder auf dem Gutschein.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Code eingeben' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Link per E-Mail schicken' })).toBeNull();
});

test('[4.057] a new link by the code: once, under one key, and the code stays after a failure', async () => {
  const { user, calls, reveal } = await open(
    {
      revealMerchantCode: { status: 410, example: 'redeem-link-expired' },
      requestMerchantCodeLink: [
        { status: 0, raw: 'lost' },
        { status: 202, example: 'new-link-sent' },
      ],
    },
    { captcha: { active: false } },
  );
  await reveal();
  await user.click(await screen.findByText('Oder gib den Gutscheincode ein'));
  await user.click(screen.getByRole('button', { name: 'Mit dem Code anfordern' }));
  expect(screen.getByLabelText('Gutscheincode')).toHaveAccessibleDescription(
    /Feld bitte ausfüllen/,
  );
  await user.type(screen.getByLabelText('Gutscheincode'), ' DEMO-50 ');
  await user.click(screen.getByRole('button', { name: 'Mit dem Code anfordern' }));
  await waitFor(() => expect(screen.getAllByRole('group').length).toBeGreaterThan(0));
  expect(screen.getByLabelText('Gutscheincode')).toHaveValue(' DEMO-50 ');
  await user.click(screen.getByRole('button', { name: 'Mit dem Code anfordern' }));
  expect(await screen.findByText('Der neue Link ist unterwegs')).toBeVisible();
  const sent = calls.filter(({ operationId }) => operationId === 'requestMerchantCodeLink');
  expect(sent.map(({ body }) => body)).toEqual([{ code: 'DEMO-50' }, { code: 'DEMO-50' }]);
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});
