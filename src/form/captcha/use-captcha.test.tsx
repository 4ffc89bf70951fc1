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

afterEach(() => {
  cleanup();
  load.mockReset().mockResolvedValue();
});

function Form() {
  const captcha = useCaptcha();
  return (
    <>
      <CaptchaField captcha={captcha} />
      <button onClick={() => void captcha.solve()}>Senden</button>
    </>
  );
}

const confirmButton = () => screen.queryByRole('button', { name: 'Sicherheitsabfrage bestätigen' });

test('[5.002] a check that fails asks for confirmation, with the focus, each time (WCAG 3.3.1, 4.1.3)', async () => {
  load.mockRejectedValue(new Error('offline'));
  const site = { captcha: { active: true } };
  const { user } = await renderRoutes([{ path: '/', element: <Form /> }], { site });
  for (const _ of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(confirmButton()).toHaveFocus());
    expect(confirmButton()).toHaveAccessibleDescription(
      'Bitte bestätigen Sie die Sicherheitsabfrage.',
    );
  }
  load.mockReset().mockResolvedValue();
  await user.click(confirmButton()!);
  expect(await screen.findByText(/bestanden$/, { selector: 'p' })).toBeVisible();
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
  load.mockRejectedValue(new ChunkLoadError('gone'));
  const site = { captcha: { active: true } };
  const { user } = await renderRoutes([{ path: '/', element: <Form /> }], { site });
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  expect(screen.getByText(/Die Sicherheitsabfrage ließ sich nicht laden/)).toBeVisible();
  expect(confirmButton()).toBeNull();
  load.mockReset().mockResolvedValue(undefined);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText(/bestanden$/, { selector: 'p' })).toBeVisible();
});

test('a captcha whose code did not come is tried again without a reload', async () => {
  load.mockRejectedValue(new ChunkLoadError('gone'));
  const site = { captcha: { active: true } };
  const { user } = await renderRoutes([{ path: '/', element: <Form /> }], { site });
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  load.mockReset().mockResolvedValue(undefined);
  await user.click(again);
  expect(await screen.findByText(/bestanden$/, { selector: 'p' })).toBeVisible();
});

test('a captcha whose code is missing says so, too, when the form is sent meanwhile', async () => {
  load.mockRejectedValue(new ChunkLoadError('gone'));
  const { user } = await renderRoutes([{ path: '/', element: <TypedForm /> }], {
    site: { captcha: { active: true } },
  });
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'D{Enter}');
  expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeVisible();
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
    send: screen.getByRole('button', { name: 'Senden' }),
  };
};

describe('while the visitor types', () => {
  test('[5.001] the captcha solves itself once, and says nothing in the visitor’s name', async () => {
    const { user, field } = await typedForm();
    expect(screen.getByText(/läuft von selbst$/)).toBeVisible();
    await user.type(field, 'DEMO-50');
    expect(await screen.findByText(/bestanden$/, { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(execute).toHaveBeenCalledTimes(1);
    expect(
      await screen.findByText('Sicherheitsabfrage: bestanden', { selector: 'output' }),
    ).toBeInTheDocument();
  });

  test('a form that is sent without an input is checked then', async () => {
    const { user, send } = await typedForm();
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

  test('[5.002] where it failed, the form that is sent tries once more by itself', async () => {
    const { user, field, send } = await typedForm();
    execute.mockRejectedValueOnce(new Error('offline'));
    await user.type(field, 'D');
    await waitFor(() => expect(execute).toHaveBeenCalled());
    await user.click(send);
    expect(await screen.findByText('solved')).toBeVisible();
    expect(screen.queryByText(/Bitte bestätigen/)).toBeNull();
  });

  test('[5.002] where it fails, nothing is said until the form is sent', async () => {
    const { user, field, send } = await typedForm();
    const solution = Promise.withResolvers<string>();
    execute.mockReturnValueOnce(solution.promise).mockRejectedValue(new Error('offline'));
    await user.type(field, 'D');
    await waitFor(() => expect(execute).toHaveBeenCalled());
    // Until then a form that is sent would wait.
    await act(async () => {
      solution.reject(new Error('offline'));
      await solution.promise.catch(() => undefined);
    });
    expect(confirmButton()).toBeNull();
    await user.click(send);
    await waitFor(() => expect(confirmButton()).toHaveFocus());
    execute.mockResolvedValue('solved');
    await user.click(confirmButton()!);
    expect(await screen.findByText(/bestanden$/, { selector: 'p' })).toBeVisible();
    await user.click(send);
    expect(await screen.findByText('solved')).toBeVisible();
  });

  test('without a connection it names that as the cause', async () => {
    const { user, field, send } = await typedForm();
    execute.mockRejectedValue(new Error('no answer'));
    await user.type(field, 'D');
    await waitFor(() => expect(execute).toHaveBeenCalled());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    await user.click(send);
    await waitFor(() => expect(confirmButton()).not.toBeNull());
    expect(confirmButton()).toHaveAccessibleDescription(/^Du bist offline\./);
    vi.restoreAllMocks();
    act(() => void dispatchEvent(new Event('online')));
    expect(confirmButton()).toHaveAccessibleDescription(/^Bitte bestätigen/);
  });

  test('[3.050] a site without the captcha asks for nothing', async () => {
    const { user, field, send } = await typedForm(false);
    expect(screen.queryByText(/läuft von selbst/)).toBeNull();
    await user.type(field, 'D');
    await user.click(send);
    expect(execute).not.toHaveBeenCalled();
  });
});
