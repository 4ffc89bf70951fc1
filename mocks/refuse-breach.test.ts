import { expect, test } from 'vitest';
import contract from '~generated/openapi.json';
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

const { examples } = contract.components;
const moves = [
  'redeem',
  'voucher/charge/init/amazonpay',
  'voucher/charge/init/unzer',
  'voucher/charge/init/paypal',
] as const;

test.each(
  moves.flatMap((name) => {
    const { requestBody } = contract.paths[`/api/v2/${name}`].post;
    return Object.values(requestBody.content['application/json'].examples).map(
      ({ $ref }) => [name, $ref.split('/').at(-1) as keyof typeof examples] as const,
    );
  }),
)('%s takes the example %s of the contract', async (name, example) => {
  const visitor = visit(mock);
  const headers = { 'x-jwt-token': await visitor.token(own('DEMO-50')) };
  const { status } = await visitor.move(`/api/v2/${name}`, examples[example].value, headers);
  expect(status).toBeLessThan(300);
});

test('more JSON than a server reads is refused', async () => {
  const { status } = await visit(mock).post('/api/v2/voucher/token', { more: 'x'.repeat(1e6) });
  expect(status).toBe(400);
});
