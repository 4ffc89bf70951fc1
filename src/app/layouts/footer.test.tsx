import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import { Footer } from './footer';

afterEach(cleanup);

test.each([
  ['agb', '/agb'],
  ['/agb', '/agb'],
  ['https://example.org/agb', 'https://example.org/agb'],
])(
  '[3.023] the link %j of the configuration leads to %s from every page',
  async (href, expected) => {
    await renderRoutes([{ path: '/shops/1', element: <Footer /> }], {
      at: '/shops/1',
      site: { footerLinks: [{ title: 'AGB', href }] },
    });
    expect(screen.getByRole('link', { name: 'AGB' })).toHaveAttribute('href', expected);
  },
);
