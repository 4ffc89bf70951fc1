import { expect, test } from 'vitest';
import { openRedemptions, withVoucher } from './open-redemptions';
import { choosing, type Redemption } from './redemption-state';
import { emptyRecord, type Confirmation, type OpenRedemption } from './redemption-storage';
import { done, filling, KEY, nordlicht25, VOUCHER } from './testing';

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

test('one of several vouchers of a visit finds what was typed and redeemed with the others', () => {
  const record = done();
  const next = withVoucher({ ...record, form: { firstName: 'Ada' } }, 'other', isPaymentOpen, true);
  expect(next).toMatchObject({ form: { firstName: 'Ada' }, confirmation: record.confirmation });
  expect(next.redemption).toEqual({ phase: 'choosing' });
});

test('the code of a voucher is entered again after others of the visit were redeemed', () => {
  const { redemption } = filling(nordlicht25);
  const earlier = { ...done().confirmation, voucherId: 'other' } as Confirmation;
  const record = { ...emptyRecord, redemption, form: { firstName: 'Ada' }, confirmation: earlier };
  expect(withVoucher(record, VOUCHER, isPaymentOpen)).toMatchObject({
    form: { firstName: 'Ada' },
    redemption: { phase: 'filling' },
  });
});
