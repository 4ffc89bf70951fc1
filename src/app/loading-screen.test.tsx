import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import { LoadingScreen } from './loading-screen';

afterEach(cleanup);

test('[2.049] a screen that takes long says so and offers to load the page again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderRoutes([{ path: '/', Component: LoadingScreen }], { at: '/' });
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void vi.advanceTimersByTime(6_000));
  expect(await screen.findByText('Das dauert gerade etwas länger. Wir sind dran.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
});
