// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import type { Payment } from './payment';
import { PaymentProgress } from './payment-progress';
import { cardAttempt } from './testing';

afterEach(cleanup);

test.each([
  [0, []],
  [4, ['Zur Hilfe']],
])('[4.062] a payment that was asked about %i times offers %j', async (pollCount, links) => {
  const Component = () => (
    <PaymentProgress
      payment={{} as Payment}
      state={{ phase: 'processing', attempt: cardAttempt, pollCount }}
      order={{ flow: 'prepaid', currency: 'EUR' }}
    />
  );
  await renderRoutes([{ path: '/', Component }], { at: '/' });
  expect(
    await screen.findByRole('heading', { name: 'Deine Zahlung wird bearbeitet' }),
  ).toBeVisible();
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});
