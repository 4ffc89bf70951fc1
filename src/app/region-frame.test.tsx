import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '~/api/testing';
import { renderRoutes } from '~/tests/render-routes';
import { Component } from './region-frame';

vi.mock('~/features/region/map/map-view', () => {
  throw new Error('no map here');
});

afterEach(cleanup);

test('[2.002] [2.028] the region page leads to redeeming, help, shops, legal pages and other languages', async () => {
  answerCalls({ listShopCategories: { status: 200, example: 'categories' } });
  await renderRoutes([{ path: '/region', Component }], { at: '/region', siteId: 'alpengruss-ch' });
  const navigation = within(screen.getByRole('navigation', { name: 'Hauptnavigation' }));
  expect(navigation.getByRole('link', { name: 'Einlösen' })).toHaveAttribute('href', '/');
  expect(navigation.getByRole('link', { name: 'Hilfe' })).toHaveAttribute('href', '/help');
  expect(navigation.getByRole('button', { name: 'Menü' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(screen.getByRole('link', { name: 'FR français' })).toBeVisible();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Alle Shops' })).toHaveAttribute('href', '/shops');
  expect(footer.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/legal/imprint');
});
