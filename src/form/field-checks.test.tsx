import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { findErrorSummary } from '~/tests/error-summary';
import { renderRoutes } from '~/tests/render-routes';
import { CallForm } from './call-form';
import { FormCheckbox, FormTextField } from './form-fields';
import { accepted, required, requiredText } from './rules';
import { useSchemaForm } from './use-schema-form';

const said: string[] = [];
vi.mock('~/ui/live-region', () => ({ announce: (message: string) => said.push(message) }));

afterEach(() => {
  cleanup();
  said.length = 0;
});

const schema = z.object({
  name: requiredText(3),
  city: requiredText(10),
  terms: accepted(required),
});
type Values = z.infer<typeof schema>;
const empty: Values = { name: '', city: '', terms: false };

function Probe() {
  const form = useSchemaForm(schema, empty);
  return (
    <CallForm form={form} hasSummary onSubmit={() => undefined} submitLabel="Senden">
      <FormTextField<Values> name="name" label="Name" />
      <FormTextField<Values> name="city" label="Ort" />
      <FormCheckbox<Values> name="terms">Gelesen</FormCheckbox>
    </CallForm>
  );
}

async function open() {
  const { user } = await renderRoutes([{ path: '/', element: <Probe /> }]);
  return user;
}

const wrong = () => screen.queryAllByText(/ausfüllen|lang/);

test('a field that is left empty is not called wrong before the form was sent', async () => {
  const user = await open();
  for (let stops = 0; stops < 4; stops++) await user.tab();
  expect(screen.getByRole('button', { name: 'Senden' })).toHaveFocus();
  expect(wrong()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(wrong().length).toBeGreaterThan(0);
});

test('a field that is left with something wrong says so once, and no summary comes between (WCAG 4.1.3)', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Name'), 'Adalbert');
  expect(wrong()).toEqual([]);
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
  expect(screen.queryByRole('group')).toBeNull();
  await waitFor(() => expect(said).toEqual([expect.stringMatching(/^Name, .*lang/)]));
});

test('a field that is being changed is not wrong until the visitor leaves it', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  const name = screen.getByLabelText('Name');
  expect(name).toBeInvalid();
  await user.type(name, 'Adalbert');
  expect(name).toBeValid();
  await user.tab();
  await waitFor(() => expect(name).toBeInvalid());
  await user.clear(name);
  await user.tab();
  await waitFor(() => expect(name).toBeInvalid());
});

test('a field that is left for the button says nothing beside the summary', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Ort'), 'Castrop-Rauxel');
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await findErrorSummary();
  await user.tab();
  expect(said).toEqual([]);
});
