import { expect, test } from 'vitest';
import { openRedemptions, withVoucher } from './open-redemptions';
import { choosing, type Redemption } from './redemption-state';
import { emptyRecord, type OpenRedemption } from './redemption-storage';
import { KEY, nordlicht25, VOUCHER } from './testing';

const attempt = (voucherId: string) => ({
  order: { kind: 'shop' as const, id: 'order-1', ...nordlicht25 },
  request: {} as Extract<Redemption, { phase: 'paying' }>['request'],
  key: KEY,
  voucherId,
});
const paid = { chargeId: 'c-1', amountInCent: 500, currency: 'EUR' as const };
const refusal = { code: 'VALIDATION_FAILED' as const };
const kinds: Readonly<Record<string, (voucherId: string) => OpenRedemption>> = {
  'without an answer': (id) => ({ phase: 'uncertain', since: 1, ...attempt(id) }),
  'that is paid and refused': (id) => ({
    phase: 'paid-but-refused',
    ...attempt(id),
    paid,
    refusal,
  }),
  'whose payment is open': (id) => ({ phase: 'paying', ...attempt(id) }),
};
/** A payment of a redemption that is paid is open. */
const isPaymentOpen = ({ phase }: Redemption): boolean => phase === 'paying';

for (const [kind, of] of Object.entries(kinds)) {
  test(`a redemption ${kind} waits for its own voucher`, () => {
    const redemption = of('other');
    const aside = withVoucher({ ...emptyRecord, redemption }, VOUCHER, isPaymentOpen);
    expect(aside).toEqual({ ...emptyRecord, others: [redemption] });
    expect(openRedemptions(aside, isPaymentOpen)).toEqual([redemption]);
    expect(withVoucher(aside, 'other', isPaymentOpen)).toEqual({ ...emptyRecord, redemption });
  });

  test(`a redemption ${kind} stays with its own voucher, before those of others`, () => {
    const others = [of('third')];
    const record = { ...emptyRecord, redemption: of(VOUCHER), others };
    expect(withVoucher(record, VOUCHER, isPaymentOpen)).toEqual(record);
    expect(openRedemptions(record, isPaymentOpen)).toEqual([record.redemption, ...others]);
  });
}

test('two open redemptions change places with their vouchers', () => {
  const mine = kinds['without an answer']!(VOUCHER);
  const others = kinds['that is paid and refused']!('other');
  const third = kinds['without an answer']!('third');
  const record = { ...emptyRecord, redemption: others, others: [mine, third] };
  expect(withVoucher(record, VOUCHER, isPaymentOpen)).toEqual({
    ...emptyRecord,
    redemption: mine,
    others: [third, others],
  });
});

test('a payment that is not open is given up with its voucher', () => {
  const redemption = kinds['whose payment is open']!('other');
  expect(withVoucher({ ...emptyRecord, redemption }, VOUCHER, () => false).redemption).toBe(
    choosing,
  );
});

test('with nothing to change the record is the same one', () => {
  expect(withVoucher(emptyRecord, VOUCHER, isPaymentOpen)).toBe(emptyRecord);
});
