// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import openapi from '~generated/openapi.json';
import { answerCalls } from '~/api/testing';
import { renderRoutes } from '~/tests/render-routes';
import { TopShops } from './top-shops';

afterEach(cleanup);

const [first] = openapi.components.examples.wall.value.filter(({ position }) => position === 'T');

async function open(hiddenShopCategories: number[]) {
  answerCalls({ getShopWall: { status: 200, example: 'wall' } });
  await renderRoutes([{ path: '/', element: <TopShops /> }], { site: { hiddenShopCategories } });
  await screen.findAllByRole('link');
  return screen.queryByRole('img', { name: first!.name });
}

test('shows the top shops of the wall', async () => {
  expect(await open([])).toBeTruthy();
});

test('[9.041] shows no shop whose categories the site hides', async () => {
  expect(await open(first!.categories)).toBeNull();
});
