// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '~/lib/load-chunk';
import { PlainForm } from '~/form/plain-form';
import { renderRoutes } from '~/tests/render-routes';
import { LiveRegions } from '~/ui/live-region';
import { CaptchaField } from './captcha-field';
import { useCaptcha } from './use-captcha';

const { load, execute } = vi.hoisted(() => ({
  load: vi.fn(() => Promise.resolve()),
  execute: vi.fn(() => Promise.resolve('solved')),
}));
vi.mock('./altcha-adapter', () => ({ createAltchaAdapter: () => ({ load, execute }) }));

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
  return <button onClick={confirm}>Bestätigen</button>;
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
  expect(box).toHaveAccessibleDescription(/Die Sicherheitsabfrage ließ sich nicht laden/);
  expect(box).not.toBeChecked();
  await user.click(box);
  await waitFor(() => expect(box).toHaveAccessibleDescription(/bestätigt/));
  expect(screen.queryByRole('button', { name: 'Seite neu laden' })).toBeNull();
});

/** A form with a field, which shows the solution that it would send. */
function TypedForm() {
  const captcha = useCaptcha();
  const [sent, setSent] = useState<string | null>();
  return (
    <PlainForm
      captcha={captcha}
      onSubmit={() => void captcha.solve().then(setSent)}
      submitLabel="Senden"
    >
      <input aria-label="Code" />
      <output>{sent}</output>
      <LiveRegions />
    </PlainForm>
  );
}

const typedForm = async (isActive = true) => {
  execute.mockReset().mockResolvedValue('solved');
  const site = { captcha: { active: isActive } };
  const { user } = await renderRoutes([{ path: '/', element: <TypedForm /> }], { site });
  return {
    user,
    field: screen.getByRole('textbox', { name: 'Code' }),
    box: screen.queryByRole('checkbox', { name: 'Ich bin ein Mensch' }),
    send: screen.getByRole('button', { name: 'Senden' }),
  };
};

describe('while the visitor types', () => {
  test('[5.001] the captcha solves itself once, ticks its box and says so', async () => {
    const { user, field, box } = await typedForm();
    expect(box).not.toBeChecked();
    await user.type(field, 'DEMO-50');
    await waitFor(() => expect(box).toHaveAccessibleDescription('bestätigt'));
    expect(box).toBeChecked();
    expect(execute).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Ich bin ein Mensch: bestätigt')).toBeInTheDocument();
  });

  test('a tick of the visitor that comes later takes nothing back', async () => {
    const { user, field, box, send } = await typedForm();
    await user.type(field, 'DEMO-50');
    await waitFor(() => expect(box).toBeChecked());
    await user.click(box!);
    expect(box).toBeChecked();
    await user.click(send);
    expect(await screen.findByText('solved')).toBeVisible();
  });

  test('a form that is sent before the solution is there waits for it', async () => {
    const { user, field, send } = await typedForm();
    const { promise, resolve } = Promise.withResolvers<string>();
    execute.mockReturnValueOnce(promise).mockReturnValueOnce(promise);
    await user.type(field, 'D');
    await user.click(send);
    expect(screen.queryByText(/Bitte bestätigen/)).toBeNull();
    resolve('late');
    expect(await screen.findByText('late')).toBeVisible();
  });

  test('[5.002] where it fails, nothing is said until the form is sent without the visitor’s tick', async () => {
    const { user, field, box, send } = await typedForm();
    const solution = Promise.withResolvers<string>();
    execute.mockReturnValueOnce(solution.promise);
    await user.type(field, 'D');
    await waitFor(() => expect(execute).toHaveBeenCalled());
    // Until then a form that is sent would wait.
    await act(async () => {
      solution.reject(new Error('offline'));
      await solution.promise.catch(() => undefined);
    });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription('ohne Rätsel, ohne Tracking');
    await user.click(send);
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(/Bitte bestätigen Sie die Sicherheitsabfrage/);
    await user.click(box!);
    await waitFor(() => expect(box).toHaveAccessibleDescription('bestätigt'));
  });

  test('[3.050] a site without the captcha asks for nothing', async () => {
    const { user, field, box, send } = await typedForm(false);
    expect(box).toBeNull();
    await user.type(field, 'D');
    await user.click(send);
    expect(execute).not.toHaveBeenCalled();
  });
});
