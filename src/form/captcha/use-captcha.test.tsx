// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '~/lib/load-chunk';
import { renderRoutes } from '~/tests/render-routes';
import { CaptchaField } from './captcha-field';
import { useCaptcha } from './use-captcha';

const load = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./altcha-adapter', () => ({
  createAltchaAdapter: () => ({ load, execute: () => Promise.resolve('solved') }),
}));

afterEach(cleanup);

function Form() {
  const captcha = useCaptcha();
  return (
    <>
      <CaptchaField captcha={captcha} />
      <button onClick={() => void captcha.solve()}>Senden</button>
    </>
  );
}

test('[5.002] a missing confirmation is said at the box, which takes the focus each time (WCAG 3.3.1, 4.1.3)', async () => {
  const site = { captcha: { active: true } };
  const { user } = await renderRoutes([{ path: '/', element: <Form /> }], { site });
  const box = screen.getByRole('checkbox', { name: 'Ich bin ein Mensch' });
  for (const _ of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(/Bitte bestätigen Sie die Sicherheitsabfrage/);
  }
});

function Probe() {
  const { confirm } = useCaptcha();
  return <button onClick={() => confirm(true)}>Bestätigen</button>;
}

test('[3.051] the captcha is loaded with the key of the site, in the language of the page', async () => {
  const site = { captcha: { active: true, siteKey: 'probe-key' } };
  const { user } = await renderRoutes([{ path: '/', element: <Probe /> }], { site });
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }));
  await waitFor(() => expect(load).toHaveBeenCalledWith('probe-key', 'de-DE'));
});

test('a captcha whose code does not come says so and offers to load the page again', async () => {
  load.mockRejectedValueOnce(new ChunkLoadError('gone'));
  const site = { captcha: { active: true } };
  const { user } = await renderRoutes([{ path: '/', element: <Form /> }], { site });
  const box = screen.getByRole('checkbox', { name: 'Ich bin ein Mensch' });
  await user.click(box);
  expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  expect(box).toHaveAccessibleDescription(/Die Sicherheitsabfrage kam nicht an/);
  expect(box).not.toBeChecked();
  await user.click(box);
  await waitFor(() => expect(box).toHaveAccessibleDescription(/bestätigt/));
  expect(screen.queryByRole('button', { name: 'Seite neu laden' })).toBeNull();
});
