import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import openapi from '~generated/openapi.mock.json';
import { answerCalls } from '~/api/testing';
import { renderRoutes } from '~/tests/render-routes';
import { TopShops } from './top-shops';
import { RedeemPage } from './redeem-page';
import { TopShopsTeaser } from './top-shops-teaser';

afterEach(cleanup);

const [first] = openapi.components.examples.wall.value.filter(({ position }) => position === 'T');

async function open(hiddenShopCategories: number[]) {
  answerCalls({ getShopWall: { status: 200, example: 'wall' } });
  await renderRoutes([{ path: '/', element: <TopShops /> }], { site: { hiddenShopCategories } });
  await screen.findAllByRole('link');
  return screen.queryByRole('img', { name: first!.name });
}

test('shows the top shops of the wall', async () => {
  expect(await open([])).toBeVisible();
});

test('[9.041] shows no shop whose categories the site hides', async () => {
  expect(await open(first!.categories)).toBeNull();
});

test('[2.052] a category’s landing page shows shops of that category only, top shops first', async () => {
  answerCalls({ getShopWall: { status: 200, example: 'wall' } });
  const wall = openapi.components.examples.wall.value;
  const [category = 0] = first!.categories;
  const own = wall.filter(({ categories }) => categories.includes(category));
  await renderRoutes(
    [{ path: '/', element: <TopShopsTeaser categories={[category]} shopsHref="/shops" /> }],
    {
      site: { showShopPromotion: true },
    },
  );
  const images = await screen.findAllByRole('img');
  const names = images.map((image) => image.getAttribute('alt'));
  expect(names.length).toBe(Math.min(6, own.length));
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  expect(names[0]).toBe(first!.name);
});

test('[2.052] a voucher that is entered on a category’s landing page leads to the shops of that category', async () => {
  answerCalls({ getShopWall: { status: 200, example: 'wall-empty' } });
  await renderRoutes([{ path: '/', element: <RedeemPage categories={[21, 22]} /> }], {
    site: { showShopPromotion: true },
    voucher: { balanceInCent: 5000 },
  });
  for (const name of ['Shop aussuchen', 'Alle Shops']) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', '/shops?categories=21,22');
  }
});
