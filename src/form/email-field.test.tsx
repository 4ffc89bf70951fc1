import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderRoutes } from '~/tests/render-routes';
import { CallForm } from './call-form';
import { EmailField, RepeatEmailField } from './email-field';
import { email, repeatedEmail, sameEmail } from './rules';
import { useSchemaForm } from './use-schema-form';

afterEach(cleanup);

const schema = z.object({ email: email(), repeatEmail: repeatedEmail }).check(sameEmail);

function Probe() {
  const form = useSchemaForm(schema, { email: '', repeatEmail: '' });
  return (
    <CallForm form={form} onSubmit={() => undefined} submitLabel="Senden">
      <EmailField hint="Hierhin" />
      <RepeatEmailField />
    </CallForm>
  );
}

test('[5.010] the repeated address is right as soon as the first one is corrected', async () => {
  const { user } = await renderRoutes([{ path: '/', element: <Probe /> }]);
  const [first, repeated] = screen.getAllByRole('textbox');
  if (!first || !repeated) throw new Error('The form has no fields');
  await user.type(first, 'mia@beispeil.de');
  await user.type(repeated, 'mia@beispiel.de');
  await user.tab();
  await waitFor(() => expect(repeated).toBeInvalid());
  await user.clear(first);
  expect(repeated).toBeInvalid();
  await user.type(first, 'mia@beispiel.de');
  expect(repeated).toBeValid();
});
