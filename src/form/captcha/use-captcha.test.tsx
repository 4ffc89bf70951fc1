// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '~/form/testing';
import { useCaptcha } from './use-captcha';

const load = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./altcha-adapter', () => ({
  createAltchaAdapter: () => ({ load, execute: () => Promise.resolve('solved') }),
}));

afterEach(cleanup);

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
