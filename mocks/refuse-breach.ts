// Refuses a body that breaks the contract before a scenario looks at it.
import { asNode } from './contract.ts';
import type { MockResponse } from './http.ts';
import type { PrismAnswer, Violation } from './prism.ts';
import { refuseRequest } from './refuse-request.ts';
import type { Call } from './scenarios/scenario.ts';

/**
 * The refusal of a call whose body breaks a schema or a rule that no schema can express; undefined for every
 * other.
 */
export async function refuseBreach(
  { contract, operation, body }: Call,
  ask: () => Promise<PrismAnswer>,
): Promise<MockResponse | undefined> {
  if (operation.method === 'get') return undefined;
  const { status, violations } = await ask();
  const found = violations.length > 0 ? violations : wrongFields(body);
  // Prism finds that there is no token.
  if (found.length === 0 || status === 401) return undefined;
  return refuseRequest(contract, operation, found);
}

/** Countries whose addresses need these fields. */
const NEED_TOWN = ['DE', 'AT', 'CH'];

/** Rules of the contract's descriptions, which need no voucher. */
function wrongFields(body: Call['body']): Violation[] {
  const customer = asNode(body['customer']);
  const repeated = [
    ['/repeatEmail', body['email'], body['repeatEmail']],
    ['/customer/email2', customer['email'], customer['email2']],
  ] as const;
  const others = repeated.filter(
    ([, email, again]) => again !== undefined && lower(again) !== lower(email),
  );
  const needsTown = body['delivery'] === 'post' && NEED_TOWN.includes(String(customer['country']));
  const missing = ['postalCode', 'city'].filter((name) => needsTown && !customer[name]);
  return [
    ...others.map(([pointer]) => ({
      pointer,
      code: 'repeat',
      message: `${pointer}: another address`,
    })),
    ...missing.map((name) => ({
      pointer: `/customer/${name}`,
      code: 'required',
      message: `/customer/${name}: missing`,
    })),
  ];
}

const lower = (address: unknown): string => String(address).toLowerCase();
