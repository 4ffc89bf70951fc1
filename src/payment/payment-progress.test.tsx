import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import type { Payment } from './payment';
import { PaymentProgress } from './payment-progress';
import { cardAttempt } from './testing';

afterEach(cleanup);

const bank = { redirectUrl: 'https://bank.example' };

test.each([
  ['without a bank', 0, {}, []],
  ['without a bank', 4, {}, ['Zur Hilfe']],
  ['of a bank', 0, bank, ['Zur Hilfe']],
])('[4.062] a payment %s that was asked about %i times', async (_, pollCount, change, links) => {
  const Component = () => (
    <PaymentProgress
      payment={{} as Payment}
      state={{ phase: 'processing', attempt: { ...cardAttempt, ...change }, pollCount }}
      order={{ flow: 'prepaid', currency: 'EUR' }}
    />
  );
  await renderRoutes([{ path: '/', Component }], { at: '/' });
  expect(
    await screen.findByRole('heading', { name: 'Deine Zahlung wird bearbeitet' }),
  ).toBeVisible();
  const question = screen.queryByText(/bei deiner Bank noch nicht bestätigt/);
  expect(question !== null).toBe(change === bank);
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});
