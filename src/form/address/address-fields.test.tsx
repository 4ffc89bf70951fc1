import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CallForm } from '~/form/call-form';
import { useSchemaForm } from '~/form/use-schema-form';
import { renderRoutes } from '~/tests/render-routes';
import * as z from 'zod/mini';
import { AddressFields } from './address-fields';
import { AddressText } from './address-text';
import { addressLengths, emptyAddress, type AddressValues } from './address-values';
import { checkAddress } from './check-address';

afterEach(cleanup);

const schema = z.object(addressLengths).check(z.check<AddressValues>(checkAddress));

/** Fields and the address that they make, as it is written. */
async function open(siteId: string, country: string) {
  const sent: AddressValues[] = [];
  function Page() {
    const form = useSchemaForm(schema, emptyAddress(country));
    const values = form.watch();
    return (
      <CallForm form={form} onSubmit={(typed) => sent.push(typed)} submitLabel="Senden">
        <AddressFields />
        <output>
          <AddressText address={values} empty="leer" />
        </output>
      </CallForm>
    );
  }
  const { user } = await renderRoutes([{ path: '/', Component: Page }], { at: '/', siteId });
  return {
    user,
    sent,
    labels: () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent),
    type: (label: string, text: string) => user.type(screen.getByLabelText(label), text),
    choose: (label: string, name: string) => user.selectOptions(screen.getByLabelText(label), name),
    async send() {
      const before = sent.length;
      await user.click(screen.getByRole('button', { name: 'Senden' }));
      // The rules of the countries come as they are needed.
      const isRefused = () => document.querySelector('[aria-invalid=true]') !== null;
      await waitFor(() => expect(sent.length > before || isRefused()).toBe(true));
    },
    written: () => screen.getByRole('status').textContent,
  };
}

const line2 = 'Adresszusatz (optional)';
test.each([
  ['DE', ['Land', 'Straße', 'Hausnummer', line2, 'Postleitzahl', 'Ort']],
  ['CH', ['Land', 'Straße', 'Hausnummer (optional)', line2, 'Postleitzahl', 'Ort']],
  ['FR', ['Land', 'Straße und Hausnummer', line2, 'Postleitzahl', 'Ort']],
  ['GB', ['Land', 'Straße und Hausnummer', line2, 'Ort', 'Postleitzahl']],
  ['US', ['Land', 'Straße und Hausnummer', line2, 'Ort', 'Bundesstaat', 'Postleitzahl']],
  ['CA', ['Land', 'Straße und Hausnummer', line2, 'Ort', 'Provinz', 'Postleitzahl']],
  ['IT', ['Land', 'Straße', 'Hausnummer', line2, 'Postleitzahl', 'Ort', 'Provinz']],
])('[3.115] [3.116] [3.117] [3.142] the fields of an address in %s', async (country, labels) => {
  const page = await open('schenkwerk-de', country);
  expect(page.labels()).toEqual(labels);
});

test('[3.142] every country can be chosen, the site’s own first', async () => {
  await open('schenkwerk-de', 'DE');
  const options = within(screen.getByLabelText('Land')).getAllByRole('option');
  expect(options.length).toBeGreaterThan(240);
  expect(options[0]).toHaveTextContent('Deutschland');
  expect(options.slice(1, 4).map(({ textContent }) => textContent)).toEqual([
    'Afghanistan',
    'Ägypten',
    'Ålandinseln',
  ]);
});

test('[5.031] a number in the name of a street stays where it was typed', async () => {
  const page = await open('schenkwerk-de', 'FR');
  await page.type('Straße und Hausnummer', '12 Rue du 8 Mai 1945');
  await page.type('Postleitzahl', '75010');
  await page.type('Ort', 'Paris');
  await page.send();
  expect(page.sent).toMatchObject([{ street: '12 Rue du 8 Mai 1945', streetNumber: '' }]);
  expect(page.written()).toBe('12 Rue du 8 Mai 1945, 75010 Paris, Frankreich');
});

test('[5.031] a number that came with the street need not be typed again', async () => {
  const page = await open('schenkwerk-de', 'DE');
  await page.send();
  expect(await screen.findByLabelText('Hausnummer')).toBeInvalid();
  await page.type('Straße', 'Hauptstraße 12a');
  await page.type('Postleitzahl', '10115');
  await page.type('Ort', 'Berlin');
  await page.send();
  expect(page.sent).toMatchObject([{ street: 'Hauptstraße 12a', streetNumber: '' }]);
});

test('[5.031] a postal code is sent as its country writes it', async () => {
  const page = await open('schenkwerk-de', 'AT');
  await page.type('Straße', 'Graben 1');
  await page.type('Postleitzahl', 'a – 1010');
  await page.type('Ort', 'Wien');
  await page.send();
  expect(page.sent).toMatchObject([{ postalCode: '1010', country: 'AT' }]);
});

test('[5.031] an address in the United States has its state', async () => {
  const page = await open('schenkwerk-de', 'DE');
  await page.type('Straße', 'Market St');
  await page.type('Hausnummer', '548');
  await page.choose('Land', 'Vereinigte Staaten');
  // Nothing that was typed gets lost with its field.
  expect(screen.getByLabelText('Straße und Hausnummer')).toHaveValue('Market St 548');
  await page.type('Ort', 'San Francisco');
  await page.type('Postleitzahl', '9410');
  await page.send();
  expect(await screen.findByLabelText('Bundesstaat')).toBeInvalid();
  expect(screen.getByLabelText('Postleitzahl')).toBeInvalid();
  await page.type('Postleitzahl', '4');
  await page.choose('Bundesstaat', 'California');
  await page.send();
  expect(page.sent).toMatchObject([{ administrativeArea: 'CA', streetNumber: '' }]);
  expect(page.written()).toBe('Market St 548, San Francisco, CA 94104, Vereinigte Staaten');
  await page.choose('Land', 'Deutschland');
  await page.send();
  expect(page.sent.at(-1)).toMatchObject({ administrativeArea: '', postalCode: '94104' });
});
