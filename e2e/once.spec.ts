import type { JournalEntry } from '../mocks/session.ts';
import { moneySteps } from './support/once-money-steps.ts';
import { linkSteps, supportSteps } from './support/once-support-steps.ts';
import { voucherSteps } from './support/once-voucher-steps.ts';
import { expect, test } from './support/test.ts';
import { FULL, inGate } from './support/in-gate.ts';
import { noticeOf } from './support/notice-of.ts';

// At every step that sends something: a lost answer, a double click, a reload and Back do nothing
// twice and cost nothing that was typed.

const steps = [...voucherSteps, ...moneySteps, ...supportSteps];

const keyOf = ({ headers }: JournalEntry) => headers['idempotency-key'];

/** The steps that move value; the others differ in the page only. */
const IN_GATE = new Set([
  'ending a top-up',
  'redeeming what the difference was paid for',
  'redeeming',
  'donating',
]);

for (const step of steps) {
  test(
    `${step.name}: a lost answer, a double click, a reload and Back do it once [4.070] @desktop`,
    inGate(IN_GATE.has(step.name)),
    async ({ page, mock, watch }) => {
      watch.expectFailedCalls();
      const { operationId, typed = {}, repeat = step.submit } = step;
      const expectTyped = async () => {
        for (const [label, value] of Object.entries(typed)) {
          await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(value);
        }
      };
      await page.goto('/help');
      await step.open(page, mock);

      // The server did it, and the answer got lost on the way.
      await mock.fault('drop', { operationId, after: true });
      await step.submit(page).click();

      if (!step.goesOn && !step.repeatsItself) {
        await expect(step.lost?.(page) ?? noticeOf(page)).toBeVisible();
        await expectTyped();
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
    for (const [label, value] of Object.entries(step.typed ?? {})) {
      await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(value);
    }
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
