import { expect, test } from 'vitest';
import type { ActivationVoucher } from '~/api';
import {
  activationRequest,
  afterActivation,
  isActivatable,
  type VoucherState,
} from './activation-choice';

const link = { orderSource: 'shop', orderReference: 'A-4711', orderHash: 'hash' };
const voucher = (id: string, state: ActivationVoucher['state']): VoucherState => ({
  id,
  state,
  valueInCent: 2500,
  currency: 'EUR',
});
const vouchers = [voucher('v1', 'inactive'), voucher('v2', 'active'), voucher('v3', 'inactive')];

test.each<[string, string, string[], object]>([
  ['1.029', 'all that are inactive', ['v1', 'v3'], { all: true }],
  ['1.028', 'one of them', ['v3'], { voucherIds: ['v3'] }],
])('[%s] asks for %s', (_id, _, chosen, wanted) => {
  const request = activationRequest(link, vouchers, new Set(chosen));
  expect(request).toEqual({ ...link, ...wanted, confirmed: true });
});

test('[4.042] keeps what is active, marks what became active and why the rest did not', () => {
  const result = afterActivation(
    { orderNumber: 'EL-1', vouchers },
    { activated: ['v1'], failed: [{ id: 'v3', code: 'VOUCHER_CANCELLED' }] },
  );
  expect(result.map(({ state, failure }) => [state, failure])).toEqual([
    ['active', undefined],
    ['active', undefined],
    ['inactive', 'VOUCHER_CANCELLED'],
  ]);
});

test('[4.042] a voucher that an answer names twice, as activated and as failed, is not called either', () => {
  const result = afterActivation(
    { orderNumber: 'EL-1', vouchers },
    { activated: ['v1', 'v3'], failed: [{ id: 'v1', code: 'VOUCHER_BLOCKED' }] },
  );
  expect(result.map(({ state, failure }) => [state, failure])).toEqual([
    ['inactive', undefined],
    ['active', undefined],
    ['active', undefined],
  ]);
});

test('[8.011] a reason that this website does not know is an unknown error, and the rest is active', () => {
  const result = afterActivation(
    { orderNumber: 'EL-1', vouchers },
    { activated: ['v1'], failed: [{ id: 'v3', code: 'VOUCHER_IN_ANOTHER_COUNTRY' }] },
  );
  expect(result.map(({ state, failure }) => [state, failure])).toEqual([
    ['active', undefined],
    ['active', undefined],
    ['inactive', 'UNKNOWN'],
  ]);
});

test.each<[VoucherState['failure'], boolean]>([
  [undefined, true],
  ['TEMPORARY_FAILURE', true],
  ['VOUCHER_CANCELLED', false],
  ['VOUCHER_BLOCKED', false],
])('after %s another attempt makes sense: %s', (failure, expected) => {
  expect(isActivatable({ ...voucher('v1', 'inactive'), ...(failure && { failure }) })).toBe(
    expected,
  );
});

test('an active voucher cannot be activated again', () => {
  expect(isActivatable(voucher('v1', 'active'))).toBe(false);
});
