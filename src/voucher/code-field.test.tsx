import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import { CodeField } from './code-field';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLInputElement.prototype, 'capture');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const open = () => renderRoutes([{ path: '/', element: <CodeField /> }]);
const button = () => screen.queryByRole('button', { name: 'Code abfotografieren' });

test('where there is no camera and no photo, nothing offers them', async () => {
  await open();
  expect(screen.getByLabelText('Gutscheincode')).toBeVisible();
  expect(button()).toBeNull();
});

test('a browser inside another app, which has no camera, leads to a photo and to typing', async () => {
  Object.defineProperty(HTMLInputElement.prototype, 'capture', { value: '', configurable: true });
  const { user } = await open();
  await user.click(button()!);
  expect(await screen.findByText(/^Hier ist keine Kamera zu finden/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Foto verwenden' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Code eintippen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Gutscheincode')).toHaveFocus();
});

test('a camera that does not answer is asked at the press only', async () => {
  const getUserMedia = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new DOMException('no', 'NotReadableError')),
  );
  const value = { getUserMedia };
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
  const { user } = await open();
  expect(getUserMedia).not.toHaveBeenCalled();
  await user.click(button()!);
  expect(await screen.findByText(/^Die Kamera geht gerade nicht/)).toBeVisible();
  expect(getUserMedia).toHaveBeenCalledOnce();
});
