import type { Locator, Page } from '@playwright/test';
import type { MockHandle } from './mock.ts';

/** A step of a flow that sends something. */
export interface OnceStep {
  readonly name: string;
  /** The request of the step. */
  readonly operationId: string;
  /** The call carries a key, so that the server can tell a repeat; a call that only reads has none. */
  readonly isKeyed?: true;
  /** Comes to the step and fills it in. */
  open(page: Page, mock: MockHandle): Promise<void>;
  submit(page: Page): Locator;
  /** The page asks the server what became of the lost call, and goes on by itself. */
  readonly goesOn?: boolean;
  /** The page learns that the server knows the lost call, and sends it again by itself for its answer. */
  readonly repeatsItself?: true;
  /** The way to repeat after a lost answer, if it differs. */
  repeat?(page: Page): Locator;
  /** The typed text, by its label. */
  readonly typed?: Readonly<Record<string, string>>;
  done(page: Page): Locator;
  /** Where Back leads to the typed text. */
  readonly keepsOnBack?: true;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first();
export const email = { 'E-Mail-Adresse': 'ada@example.com' };
