import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyOptional } from './lazy-optional';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;

test('shows what waits, then the part with its props', async () => {
  const Late = lazyOptional(() => Promise.resolve(Greeting));
  render(<Late name="Mia" waiting={<p>Wait</p>} />);
  expect(screen.getByText('Wait')).toBeVisible();
  expect(await screen.findByText('Hello Mia')).toBeVisible();
});

test('shows what stands in for a part that does not come, and asks again the next time', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Greeting);
  const Late = lazyOptional(load);
  const { unmount } = render(<Late name="Mia" missing={<p>Missing</p>} />);
  expect(await screen.findByText('Missing')).toBeVisible();
  unmount();
  render(<Late name="Mia" missing={<p>Missing</p>} />);
  expect(await screen.findByText('Hello Mia')).toBeVisible();
});

test('asks again for a part that did not come when the connection is back', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Greeting);
  const Late = lazyOptional(load);
  render(<Late name="Mia" missing={<p>Missing</p>} />);
  await screen.findByText('Missing');
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hello Mia')).toBeVisible();
});

test('shows a part that was asked for before at once', async () => {
  const Late = lazyOptional(() => Promise.resolve(Greeting));
  await Late.preload();
  render(<Late name="Mia" waiting={<p>Wait</p>} />);
  expect(screen.getByText('Hello Mia')).toBeVisible();
});

test('preloading never fails', async () => {
  const Late = lazyOptional(() => Promise.reject(new Error('offline')));
  await expect(Late.preload()).resolves.toBeUndefined();
});

test('shows a part that arrives while what waits for it is being put on the page', async () => {
  let arrive = (_part: typeof Greeting) => {};
  const Late = lazyOptional(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)));
  const preloaded = Late.preload();
  /** The part arrives, and a slow processor has turned to other things before effects run. */
  const Slow = () => {
    useLayoutEffect(() => {
      arrive(Greeting);
      const end = performance.now() + 20;
      while (performance.now() < end);
    }, []);
    return null;
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <>
      <Late name="Mia" />
      <Slow />
    </>,
  );
  await preloaded;
  await vi.waitFor(() => expect(container.textContent).toBe('Hello Mia'));
  root.unmount();
  vi.unstubAllGlobals();
});
