import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import geocoding from '~generated/geocoding.json';
import { answerPlaces } from '~/api/testing';
import { Layout } from '~/app/layouts/layout';
import { Component as CheckoutPage } from '~/features/checkout/checkout-page';
import { Component as HelpPage } from '~/features/help/help-page';
import { RegionPage } from '~/features/region/region-page';
import * as wall from '~/features/shops/wall/shops-page';
import { messageKey } from '~/i18n/message-key';
import { filling, nordlicht25 } from '~/redemption/testing';
import { renderRoutes } from '~/tests/render-routes';
import { TASK_ID } from '~/ui/skip-link';
import { ok, openPages, prepareBrowser, press, put } from './transcripts/testing';

// A switch, or Tab and Enter alone, reaches what the visitor has come for within ten presses: the second link of the
// page leads to it or near to it.

// The canvas of the map needs a browser.
vi.mock('~/features/region/map/map-view', () => {
  throw new Error('no map here');
});

/** Tab, Tab, Enter. */
const TO_THE_TASK = 3;

beforeEach(() => {
  prepareBrowser();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Walks on from the link's target. */
async function expectNear(wanted: HTMLElement): Promise<void> {
  const task = document.getElementById(TASK_ID);
  task?.focus();
  expect(task).toHaveFocus();
  for (let presses = TO_THE_TASK; presses < 10 && document.activeElement !== wanted; presses++) {
    await userEvent.tab();
  }
  expect(wanted).toHaveFocus();
}

const voucher = { balanceInCent: 5000 };

test('the link to it is the second one of the page', async () => {
  const element = (
    <Layout route="shops" task={messageKey('shell.skip-list')}>
      <h1>Seite</h1>
    </Layout>
  );
  await renderRoutes([{ path: '/', element }]);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Zur Liste springen' })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', `#${TASK_ID}`);
});

test('the first shop', async () => {
  const loader = wall.shopsLoader(() => ({ voucherCategory: 1, category: undefined }));
  await openPages([{ path: '/shops', loader, Component: wall.Component }], {
    at: '/shops',
    voucher,
    answers: { getShopWall: ok('wall'), listShopCategories: ok('categories') },
  });
  const first = await waitFor(() => {
    const [link] = document.querySelectorAll<HTMLElement>('a[data-shop-id]');
    return link ?? expect.fail('no shop yet');
  });
  await expectNear(first);
});

test('redeeming', async () => {
  await openPages([{ path: '/redeem/checkout', Component: CheckoutPage }], {
    at: '/redeem/checkout',
    voucher,
    record: filling(nordlicht25),
    answers: { getShop: ok('shop-1001'), listDonationOrganisations: ok('organisations') },
  });
  await expectNear(await screen.findByRole('button', { name: /verbindlich/ }));
});

test('a message to customer service', async () => {
  await openPages([{ path: '/help/:tab?', Component: HelpPage }], { at: '/help/other' });
  await expectNear(await screen.findByRole('button', { name: 'Nachricht schreiben' }));
});

test('the first place of the region', async () => {
  await openPages([{ path: '/region', Component: RegionPage }], {
    at: '/region',
    siteId: 'heimatgruss',
    answers: {
      listAcceptancePoints: ok('around-hamburg'),
      listShopCategories: ok('categories-local'),
    },
  });
  answerPlaces(geocoding.components.examples['exact-hamburg'].value);
  put('Postleitzahl oder Ort', 'Hamburg');
  await press('Suchen');
  const [first] = await screen.findAllByRole('button', { name: /^Auf der Karte/ });
  await expectNear(first ?? document.body);
});
