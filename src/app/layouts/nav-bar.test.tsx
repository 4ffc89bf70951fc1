import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answerCalls } from '~/api/testing';
import { renderRoutes } from '~/tests/render-routes';
import { Layout } from './layout';
import type { LayoutProps } from './layout-props';

afterEach(cleanup);

async function open(props: Omit<LayoutProps, 'children'>) {
  answerCalls({});
  const element = (
    <Layout {...props}>
      <h1>Seite</h1>
    </Layout>
  );
  await renderRoutes([{ path: '/', element }], { siteId: 'schenkwerk-de' });
  await screen.findByRole('heading', { level: 1 });
}

test.each([
  ['2.038', 'redeem', 'Einlösen'],
  ['2.039', 'shops', 'Einlösen'],
  ['2.040', 'shopDetails', 'Einlösen'],
  ['2.041', 'walletReturn', 'Einlösen'],
  ['2.036', 'prepaidEnter', 'Aufladen'],
  ['2.010', 'help', 'Hilfe'],
] as const)('[%s] on %s the item “%s” is the current one', async (_, route, name) => {
  await open({ route });
  const navigation = screen.getByRole('navigation', { name: 'Hauptnavigation' });
  const current = [...navigation.querySelectorAll('[aria-current=page]')];
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
});

test('[2.043] a route can hide the bar', async () => {
  await open({ route: 'other', showNavBar: false });
  expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' })).toBeNull();
});

test('a press beside the open list closes it', async () => {
  const user = userEvent.setup();
  await open({ route: 'help' });
  const button = screen.getByRole('button', { name: 'Menü' });
  await user.click(button);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the open list and leaves the focus on its button', async () => {
  const user = userEvent.setup();
  await open({ route: 'help' });
  const button = screen.getByRole('button', { name: 'Menü' });
  await user.click(button);
  expect(button).toHaveAccessibleName('Schließen');
  await user.tab();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});
