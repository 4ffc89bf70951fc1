import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '~/api';
import { findErrorSummary } from '~/tests/error-summary';
import { renderRoutes } from '~/tests/render-routes';
import { LiveRegions } from '~/ui/live-region';
import { CallForm } from './call-form';
import { SERVER_TEXT } from './error-text';
import { FormTextField } from './form-fields';
import { requiredText } from './rules';
import { onSubmitOnly, useSchemaForm } from './use-schema-form';
import { useSubmit } from './use-submit';

afterEach(cleanup);

const schema = z.object({ code: requiredText(10), name: requiredText(10) });
type Values = z.infer<typeof schema>;

const wrongCode = new ApiError({ kind: 'problem', code: 'PIN_INVALID', status: 422 });
const lost = new ApiError({ kind: 'network', code: 'TEMPORARY_FAILURE' });

interface ProbeProps {
  outcomes: (ApiError | undefined)[];
  sent: Values[];
  hasSummary?: boolean;
  codeLabel?: string;
}

function Probe({ outcomes, sent, hasSummary = false, codeLabel = 'Code' }: ProbeProps) {
  const form = useSchemaForm(schema, { code: '', name: '' }, onSubmitOnly);
  const { sending, submit } = useSubmit(
    (values: Values) => {
      sent.push(values);
      const outcome = outcomes.shift();
      return outcome ? Promise.reject(outcome) : Promise.resolve();
    },
    {
      place(error) {
        if (error !== wrongCode) return error;
        form.setError('code', { type: SERVER_TEXT, message: 'Noch 2 Versuche' });
        return undefined;
      },
    },
  );
  return (
    <CallForm
      {...sending}
      hasSummary={hasSummary}
      form={form}
      onSubmit={(values) => submit(values)}
      submitLabel="Senden"
    >
      <FormTextField<Values> name="code" label={codeLabel} />
      <FormTextField<Values> name="name" label="Name" />
    </CallForm>
  );
}

async function open(outcomes: ProbeProps['outcomes'], hasSummary = false) {
  const sent: Values[] = [];
  const element = <Probe outcomes={outcomes} sent={sent} hasSummary={hasSummary} />;
  const { user } = await renderRoutes([{ path: '/', element }]);
  const send = () => user.click(screen.getByRole('button', { name: 'Senden' }));
  const [code, name] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!code || !name) throw new Error('The form has no fields');
  return { user, sent, send, code, name };
}

test('the first wrong field takes the focus at each submit, and nothing is sent', async () => {
  const { user, sent, send, code, name } = await open([]);
  await send();
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription('Feld bitte ausfüllen.');
  await user.type(code, 'A1');
  await send();
  expect(name).toHaveFocus();
  expect(sent).toEqual([]);
});

test('the summary takes the focus where the form has one', async () => {
  const { send, code } = await open([], true);
  await send();
  expect(await findErrorSummary()).toHaveTextContent('Code');
  expect(code).not.toHaveFocus();
});

test.each([
  ['de-DE', 'Code', 'Code: Noch 2 Versuche'],
  ['fr-FR', 'Code', 'Code\u00a0: Noch 2 Versuche'],
  ['de-DE', 'Ich stimme zu.', 'Ich stimme zu. Noch 2 Versuche'],
])(
  'in %s the summary names "%s" alone while it is empty, then with its error',
  async (locale, codeLabel, text) => {
    const element = <Probe outcomes={[wrongCode]} sent={[]} hasSummary codeLabel={codeLabel} />;
    const { user } = await renderRoutes([{ path: '/', element }], { locale });
    const send = () => user.click(screen.getByRole('button', { name: 'Senden' }));
    const links = async () =>
      within(await findErrorSummary())
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await send();
    expect(await links()).toEqual([codeLabel, 'Name']);
    for (const field of screen.getAllByRole('textbox')) await user.type(field, 'A1');
    await send();
    expect(await links()).toEqual([text]);
  },
);

test('the summary lists the fields in the order of the page, also one that comes later', async () => {
  function Late() {
    const form = useSchemaForm(schema, { code: '', name: '' });
    const [hasCode, setHasCode] = useState(false);
    return (
      <CallForm form={form} hasSummary onSubmit={() => undefined} submitLabel="Senden">
        {hasCode && (
          <FormTextField<Values> name="code" label="Code der Karte" summaryLabel="Code" />
        )}
        <FormTextField<Values> name="name" label="Name" />
        <button type="button" onClick={() => setHasCode(!hasCode)}>
          Code
        </button>
      </CallForm>
    );
  }
  const { user } = await renderRoutes([{ path: '/', element: <Late /> }]);
  const listed = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(listed()).toEqual(['Name']);
  await user.click(screen.getByRole('button', { name: 'Code' }));
  expect(listed()).toEqual(['Code', 'Name']);
  await user.click(screen.getByRole('button', { name: 'Code' }));
  expect(listed()).toEqual(['Name']);
});

test('a value that the server refused is selected at its field, again and again', async () => {
  const { user, send, code, name } = await open([wrongCode, wrongCode]);
  await user.type(code, ' A1 ');
  await user.type(name, 'Mia');
  for (const _ of ['first', 'second']) {
    await send();
    expect(code).toHaveFocus();
    expect(code.selectionEnd).toBe(code.value.length);
    expect(code.selectionStart).toBe(0);
    expect(code).toHaveAccessibleDescription('Noch 2 Versuche');
    name.focus();
  }
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal is announced if its field has the focus already (WCAG 4.1.3)', async () => {
  const element = (
    <>
      <LiveRegions />
      <Probe outcomes={[wrongCode]} sent={[]} />
    </>
  );
  const { user } = await renderRoutes([{ path: '/', element }]);
  await user.type(screen.getByLabelText('Name'), 'Mia');
  await user.type(screen.getByLabelText('Code'), 'A1{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Code, Noch 2 Versuche');
});

test('a failure is shown in full, and trying again sends the same', async () => {
  const { user, sent, send, code, name } = await open([lost]);
  await user.type(code, ' A1 ');
  await user.type(name, 'Mia');
  await send();
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual([
    { code: 'A1', name: 'Mia' },
    { code: 'A1', name: 'Mia' },
  ]);
});
