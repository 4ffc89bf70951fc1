import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { RedeemPage } from './redeem-page';

/** Opens the landing page. @returns also its calls for a voucher */
export async function open(
  answers: Record<string, Answer | Answer[]>,
  options: RenderOptions = {},
) {
  const calls = answerCalls({ getShopWall: { status: 200, example: 'wall-empty' }, ...answers });
  const page = await renderRoutes([{ path: '/', element: <RedeemPage /> }], {
    site: { captcha: { active: false } },
    ...options,
  });
  return {
    ...page,
    calls: () => calls.filter((call) => call.operationId === 'createVoucherToken'),
  };
}

export const field = () => screen.getByLabelText('Gutscheincode');
export const submit = () => screen.getByRole('button', { name: 'Guthaben anzeigen' });
/** The balance is read with the link that has the focus, and Enter goes on to the shops. */
export const expectBalance = async () => {
  const onward = await screen.findByRole('link', { name: /^Shop aussuchen Dein Guthaben.*€$/ });
  await waitFor(() => expect(onward).toHaveFocus());
  expect(onward).toHaveAttribute('href', '/shops');
};
export const balance: Answer = { status: 200, example: 'balance-50' };
