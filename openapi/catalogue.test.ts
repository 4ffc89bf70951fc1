// Every failure that a visitor can meet: fails for a code that lacks an example, demo data or a pact.
// Its text is checked by the type of src/problem/problem-catalogue.ts and by `npm run messages check`.
import { describe, expect, test } from 'vitest';
import { zProblemCode } from '~generated/client/zod.gen';
import { asNode, readContract } from '../mocks/contract.ts';
import { demoAnswers } from '../mocks/demo-index.ts';
import { readFault } from '../mocks/faults.ts';
import { interactions } from '../pacts/interactions.ts';

const contract = readContract();
const { operations, resolve } = contract;
const codes = zProblemCode.options;

/** What the specification lets visitors quote (8.044 to 8.048). */
const displayCodes: Readonly<Record<string, string>> = {
  REDEEM_LINK_EXPIRED: 'RDMx2',
  VOUCHER_OBSOLETE_FORMAT: 'VCRx13',
  VOUCHER_NOT_FOUND: 'VCRx15',
  VOUCHER_NOT_YET_RECORDED: 'VCRx51',
  VOUCHER_NOT_REDEEMABLE: 'VCRx54',
};

/** What the recovery actions need. */
const fields: Readonly<Record<string, string>> = {
  VOUCHER_NOT_YET_RECORDED: 'availableFrom',
  REACTIVATION_PENDING: 'availableFrom',
  VOUCHER_NOT_ACTIVATED: 'giverReminded',
  VOUCHER_TAX_SAVING_CARD: 'redeemUrl',
  VOUCHER_OTHER_PARTNER: 'redeemUrl',
  VOUCHER_WRONG_CATEGORY: 'redeemUrl',
  CREDIT_INSUFFICIENT: 'balanceInCent',
  CHARGE_OPEN: 'chargeId',
  CHARGE_BELOW_MINIMUM: 'minimumInCent',
  CHARGE_ABOVE_MAXIMUM: 'maximumInCent',
  PIN_INVALID: 'attemptsLeft',
  PIN_LOCKED: 'availableFrom',
};

/**
 * What every call may answer. The visitor reads the same title, text and advice wherever it happens, so
 * demo data shows each at one call at least; at the others the mock answers it on request.
 */
const ANYWHERE = [
  'RATE_LIMITED',
  'UNKNOWN',
  'TEMPORARY_FAILURE',
  'MAINTENANCE',
  'VALIDATION_FAILED',
];

interface Failure {
  readonly call: string;
  readonly status: number;
  readonly example: string;
  readonly problem: Readonly<Record<string, unknown>>;
}

const failures: readonly Failure[] = operations.flatMap(({ id, answers }) =>
  answers
    .filter(({ status }) => status >= 400)
    .map((answer) => ({
      call: id,
      status: answer.status,
      example: String(answer.example),
      problem: asNode(contract.example(id, answer)),
    })),
);
const callsWith = (code: string): string[] =>
  failures.filter(({ problem }) => problem['code'] === code).map(({ call }) => call);

describe('examples', () => {
  test.each(codes)('%s is an example of a call', (code) => {
    expect(callsWith(code)).not.toEqual([]);
  });

  test.each(Object.entries(displayCodes))('%s is quoted as %s', (code, displayCode) => {
    const shown = failures.filter(({ problem }) => problem['code'] === code);
    expect(new Set(shown.map(({ problem }) => problem['displayCode']))).toEqual(
      new Set([displayCode]),
    );
  });

  test('no other failure has a code to quote', () => {
    const others = failures.filter(({ problem }) => !(String(problem['code']) in displayCodes));
    expect(others.filter(({ problem }) => problem['displayCode'] !== undefined)).toEqual([]);
  });

  test.each(Object.entries(fields))('%s comes with %s', (code, field) => {
    for (const { call, problem } of failures.filter((each) => each.problem['code'] === code)) {
      expect(problem, call).toHaveProperty(field);
    }
  });
});

/** What calls ask for decides how they can fail. */
describe('every call that can fail in a way says so', () => {
  const paths = Object.values(asNode(asNode(contract.document)['paths']));
  const described = paths.flatMap((path) => Object.values(asNode(path)).map(asNode));
  const fieldsOf = (schema: unknown): string[] => {
    const { properties, allOf = [], oneOf = [] } = asNode(resolve(schema));
    const parts = [allOf, oneOf].flat();
    return [...Object.keys(asNode(properties)), ...parts.flatMap(fieldsOf)];
  };
  const asked = (id: string): string[] => {
    const operation = described.find(({ operationId }) => operationId === id);
    const contents = Object.values(asNode(asNode(operation?.['requestBody'])['content']));
    return contents.flatMap((media) => fieldsOf(asNode(media)['schema']));
  };
  const asking = (...names: string[]): string[] =>
    operations.map(({ id }) => id).filter((id) => asked(id).some((name) => names.includes(name)));
  // It is compared with the one that was stored.
  const isCompared = (id: string): boolean => id === 'getOrderStatus';

  const headersOf = (operation: Readonly<Record<string, unknown>>): unknown[] =>
    ((operation['parameters'] ?? []) as unknown[]).map((each) => asNode(resolve(each))['name']);
  const keyed = described
    .filter((operation) => headersOf(operation).includes('Idempotency-Key'))
    .map(({ operationId }) => String(operationId));
  /** A token that only pays is good for payments and for more time to pay. */
  const redeeming = operations
    .filter(
      ({ id, needsToken }) =>
        needsToken && !/Charge|^(refreshVoucherToken|getVoucherActivity)$/.test(id),
    )
    .map(({ id }) => id);

  test.each<readonly [code: string, calls: readonly string[]]>([
    ['CAPTCHA_INVALID', asking('captcha')],
    ['SESSION_EXPIRED', operations.filter(({ needsToken }) => needsToken).map(({ id }) => id)],
    ['PIN_INVALID', asking('pin')],
    ['PIN_LOCKED', asking('pin')],
    ['UPLOAD_TOO_LARGE', asking('files', 'documents', 'attachment')],
    ['UPLOAD_TYPE', asking('files', 'documents', 'attachment')],
    ['EMAIL_DOMAIN_REFUSED', asking('email', 'customer').filter((id) => !isCompared(id))],
    ['REDEEM_LINK_EXPIRED', asking('ident', 'orderHash')],
    ['VOUCHER_NOT_FOUND', asking('code', 'serialNumber')],
    ['REQUEST_IN_PROGRESS', keyed],
    ['IDEMPOTENCY_KEY_REUSED', keyed],
    ['MALFORMED_REQUEST', keyed],
    ['TOKEN_PURPOSE', redeeming],
    ['VALIDATION_FAILED', operations.map(({ id }) => id).filter((id) => asked(id).length > 0)],
    ...['RATE_LIMITED', 'UNKNOWN', 'TEMPORARY_FAILURE', 'MAINTENANCE'].map(
      (code) => [code, operations.map(({ id }) => id)] as const,
    ),
  ])('%s', (code, calls) => {
    const known = callsWith(code);
    expect(calls).not.toEqual([]);
    expect(calls.filter((call) => !known.includes(call))).toEqual([]);
  });
});

describe('demo data', () => {
  const shown = demoAnswers(contract);
  const documented = new Set(
    operations.flatMap(({ id, answers }) =>
      answers.map(({ status, example }) => `${id} ${status} ${example}`),
    ),
  );
  const keyOf = (call: string, status: number, example: string | undefined): string =>
    `${call} ${status} ${example}`;
  const keys = new Set(
    shown.map(({ operationId, status, example }) => keyOf(operationId, status, example)),
  );

  test.each(failures.filter(({ problem }) => !ANYWHERE.includes(String(problem['code']))))(
    'shows $call $status $example',
    ({ call, status, example }) => {
      expect(keys).toContain(keyOf(call, status, example));
    },
  );

  test.each(ANYWHERE)('shows %s somewhere', (code) => {
    const names = failures.filter(({ problem }) => problem['code'] === code);
    expect(names.some(({ call, status, example }) => keys.has(keyOf(call, status, example)))).toBe(
      true,
    );
  });

  test.each(ANYWHERE)('shows %s on request at every call that documents it', (code) => {
    const rows = failures.filter(({ problem }) => problem['code'] === code);
    expect(rows.length).toBeGreaterThan(1);
    for (const { call, status, example } of rows) {
      const fault = { fault: 'example', operationId: call, code: status, example };
      expect(readFault(fault, operations), call).toMatchObject({ answer: { status, example } });
    }
  });

  test('mentions nothing that the contract does not have', () => {
    expect([...keys].filter((key) => !documented.has(key))).toEqual([]);
  });
});

describe('pacts', () => {
  const pinned = new Set(
    interactions.map(({ call, status, example }) => `${call} ${status} ${example}`),
  );

  test.each(codes)('%s is asked for', (code) => {
    const rows = failures.filter(({ problem }) => problem['code'] === code);
    const isPinned = rows.some(({ call, status, example }) =>
      pinned.has(`${call} ${status} ${example}`),
    );
    expect(isPinned).toBe(true);
  });
});
