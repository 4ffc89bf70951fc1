import type { Page } from '@playwright/test';
import type { FaultKind } from '../mocks/faults.ts';
import type { JournalEntry } from '../mocks/session.ts';
import { moneySteps } from './support/once-money-steps.ts';
import { linkSteps, supportSteps } from './support/once-support-steps.ts';
import type { OnceStep } from './support/once-step.ts';
import { voucherSteps } from './support/once-voucher-steps.ts';
import { expect, test } from './support/test.ts';
import { FULL, inGate } from './support/in-gate.ts';
import { noticeOf } from './support/notice-of.ts';

// At every step that sends something: a lost answer, a double click, a reload and Back do nothing
// twice and cost nothing that was typed.

const steps = [...voucherSteps, ...moneySteps, ...supportSteps];

const keyOf = ({ headers }: JournalEntry) => headers['idempotency-key'];

/** The steps that move value; the others differ in the page only. */
const IN_GATE = new Set(['redeeming what the difference was paid for: drop', 'redeeming: drop']);

async function expectTyped(page: Page, typed: OnceStep['typed'] = {}): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(value);
  }
}

/**
 * The connection is lost, or a server in between answers with a page or with nothing and the status of success. Every
 * kind is tried with every call in src/api/check-answer.test.tsx; a call with a key has two here.
 */
const faultsOf = ({ operationId, isKeyed }: OnceStep, at: number): FaultKind[] => {
  if (!isKeyed) return ['drop'];
  if (operationId === 'redeemVoucher') return ['drop', 'html-200', 'empty-200'];
  return ['drop', at % 2 === 0 ? 'html-200' : 'empty-200'];
};

const tries = steps.flatMap((step, at) => faultsOf(step, at).map((fault) => ({ step, fault })));

for (const { step, fault } of tries) {
  test(
    `${step.name}: ${fault} for an answer, a double click, a reload and Back do it once [4.070] @desktop`,
    inGate(IN_GATE.has(`${step.name}: ${fault}`)),
    async ({ page, mock, watch }) => {
      watch.expectFailedCalls();
      const { operationId, typed, repeat = step.submit } = step;
      await page.goto('/help');
      await step.open(page, mock);

      // The server did it, and the answer got lost on the way.
      await mock.fault(fault, { operationId, after: true });
      await step.submit(page).click();

      if (!step.goesOn && !step.repeatsItself) {
        await expect(noticeOf(page)).toBeVisible();
        await expectTyped(page, typed);
        await repeat(page).dblclick();
      }
      await expect(step.done(page)).toBeVisible();
      const calls = await mock.calls(operationId);
      expect(calls).toHaveLength(step.goesOn ? 1 : 2);
      if (step.isKeyed) {
        expect(keyOf(calls[0] as JournalEntry)).toMatch(/^[\da-f-]{36}$/);
        expect(new Set(calls.map(keyOf)).size).toBe(1);
        expect(calls.filter(({ replayed }) => !replayed)).toHaveLength(1);
      }

      await page.reload();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await mock.calls(operationId)).toHaveLength(calls.length);
    },
  );
}

for (const step of steps.filter(({ keepsOnBack }) => keepsOnBack)) {
  test(`${step.name}: Back finds what was typed @desktop`, FULL, async ({ page, mock }) => {
    await step.open(page, mock);
    await step.submit(page).click();
    await expect(step.done(page)).toBeVisible();
    await page.goBack();
    await expectTyped(page, step.typed);
    expect(await mock.calls(step.operationId)).toHaveLength(1);
  });
}

for (const { path, operationId, shows } of linkSteps) {
  test(
    `${path}: a lost answer, a reload and Back do no harm [4.070] @desktop`,
    FULL,
    async ({ page, mock, watch }) => {
      watch.expectFailedCalls();
      await page.goto('/help');
      await mock.fault('drop', { operationId, after: true });
      await page.goto(path);
      await expect(page.getByText(shows).first()).toBeVisible();
      await page.reload();
      await expect(page.getByText(shows).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/help');
    },
  );
}
