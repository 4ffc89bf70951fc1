// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { leaveDocument } from './leave-document';
import type { NextAddress, Page } from './page';

const load = vi.fn(() => new Promise<never>(() => {}));
const open = () =>
  createMemoryRouter([
    { path: '/', Component: () => null },
    { path: '/public', lazy: async () => ({ Component: () => null }) },
    { path: '/thankyou', loader: load },
  ]);

test('a navigation to a new document ends here, and its state is kept for the next page', () => {
  const router = open();
  const next: NextAddress[] = [];
  const page: Pick<Page, 'leaveFor'> = { leaveFor: (address) => next.push(address) > 0 };
  leaveDocument(router, page);
  void router.navigate('/thankyou?a=1', { state: { isKept: true } });
  expect(next).toMatchObject([{ pathname: '/thankyou', search: '?a=1', state: { isKept: true } }]);
  const [{ request }] = load.mock.calls[0] as unknown as [{ request: Request }];
  expect(request.signal.aborted).toBe(true);
  expect(router.state.location.pathname).toBe('/');
});

test('without scripts of others, and to a public page, the router goes on', async () => {
  const router = open();
  const page: Pick<Page, 'leaveFor'> = {};
  leaveDocument(router, page);
  await router.navigate('/public');
  expect(router.state.location.pathname).toBe('/public');
  page.leaveFor = () => false;
  await router.navigate('/');
  expect(router.state.location.pathname).toBe('/');
});
