import { expect, test } from 'vitest';
import { own, redeem, startTestMock, visit } from './testing.ts';

const mock = startTestMock();
const customer = (fields: object) => ({ customer: { email: 'mia.sommer@example.com', ...fields } });
const letter = (fields: object) => ({
  delivery: 'post',
  ...customer({ firstName: 'Mia', lastName: 'Sommer', street: 'Weg 1', ...fields }),
});
const fieldsOf = ({ errors }: Record<string, unknown>) =>
  (errors as { pointer: string }[]).map(({ pointer }) => pointer);

test.each([
  ['another address', customer({ email2: 'mia@example.com' }), ['/customer/email2']],
  ['a letter to nowhere', letter({ country: 'DE' }), ['/customer/postalCode', '/customer/city']],
  ['no town', letter({ country: 'AT', postalCode: '1010' }), ['/customer/city']],
])('%s is refused', async (_, changes, pointers) => {
  const { status, body } = await redeem(visit(mock), own('DEMO-50'), changes);
  expect([status, fieldsOf(body)]).toEqual([422, pointers]);
});

test('an address in other letters is the same, and other countries need no town', async () => {
  const changes = letter({ country: 'AE', email2: 'MIA.SOMMER@example.com' });
  expect((await redeem(visit(mock), own('DEMO-50'), changes)).status).toBe(201);
});

test('a shop that has no details sells nothing', async () => {
  const { status, body } = await redeem(visit(mock), own('DEMO-50'), { shopId: 987_654 });
  expect([status, body['code']]).toEqual([410, 'SHOP_GONE']);
});
