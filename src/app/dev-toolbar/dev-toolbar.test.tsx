import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import { DevToolbar } from './dev-toolbar';

test('the state of the tab is shown on request and follows the redemption', async () => {
  const { user, session } = await renderRoutes([{ path: '/', Component: DevToolbar }], {
    voucher: {},
  });
  await user.click(screen.getByText('Dev'));
  expect(screen.queryByText(/"phase"/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'State of this tab' }));
  expect((await screen.findByText(/"phase": "choosing"/)).textContent).toContain(
    '"status": "active"',
  );
  session.remove();
  expect(await screen.findByText(/"status": "none"/)).toBeTruthy();
});
