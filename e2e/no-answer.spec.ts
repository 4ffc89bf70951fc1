import type { JournalEntry } from '../mocks/session.ts';
import { moneySteps } from './support/once-money-steps.ts';
import { supportSteps } from './support/once-support-steps.ts';
import { voucherSteps } from './support/once-voucher-steps.ts';
import { expect, test } from './support/test.ts';
import { inGate } from './support/in-gate.ts';
import { noticeOf } from './support/notice-of.ts';

// A server in between answers with a page, or with nothing, and the status of success. That is no
// answer: nothing that was typed is lost, and the repeat carries the key of the first attempt.

const steps = [...voucherSteps, ...moneySteps, ...supportSteps].filter(({ isKeyed }) => isKeyed);

const keyOf = ({ headers }: JournalEntry) => headers['idempotency-key'];

/** Every kind of answer is tried with every call in src/api/check-answer.test.tsx; here one by one in turn. */
const faults = ['html-200', 'empty-200'] as const;

/** The steps that move value. */
const IN_GATE = new Set(['redeeming']);

for (const [index, step] of steps.entries()) {
  for (const fault of faults.filter(
    (_, kind) => step.operationId === 'redeemVoucher' || kind === index % 2,
  )) {
    test(
      `${step.name}: ${fault} is no answer, and the repeat does it once [4.070] @desktop`,
      inGate(IN_GATE.has(step.name) && fault === 'html-200'),
      async ({ page, mock, watch }) => {
        // Some steps begin where another call was refused.
        watch.expectFailedCalls();
        const { operationId, typed = {}, repeat = step.submit } = step;
        await step.open(page, mock);
        // The server did it, and the answer was replaced on the way.
        await mock.fault(fault, { operationId, after: true });
        await step.submit(page).click();
        if (!step.goesOn && !step.repeatsItself) {
          await expect(step.lost?.(page) ?? noticeOf(page)).toBeVisible();
          for (const [label, value] of Object.entries(typed)) {
            await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(value);
          }
          await repeat(page).click();
        }
        await expect(step.done(page)).toBeVisible();
        const calls = await mock.calls(operationId);
        expect(calls).toHaveLength(step.goesOn ? 1 : 2);
        expect(keyOf(calls[0] as JournalEntry)).toMatch(/^[\da-f-]{36}$/);
        expect(new Set(calls.map(keyOf)).size).toBe(1);
        expect(calls.filter(({ replayed }) => !replayed)).toHaveLength(1);
      },
    );
  }
}
