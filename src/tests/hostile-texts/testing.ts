import { fireEvent, screen, waitFor } from '@testing-library/react';
import naughty from 'big-list-of-naughty-strings';
import { expect } from 'vitest';
import type { Answer, Call } from '~/api/testing';

// The public Big List of Naughty Strings, and how it goes through a form.

/** Fields of one line take no line ends; a form sends those of several lines as two characters. */
export const strings = naughty.map((text) => text.replace(/[\r\n]/g, ' ').trim()).filter(Boolean);

/** One of this many is tried; `HOSTILE_TEXTS=all npx vitest run src/tests/hostile-texts` tries each. */
const STEP = process.env['HOSTILE_TEXTS'] === 'all' ? 1 : 36;

/** Those that a form is tried with: spread over the list, because it is sorted by kind. */
const sample = (texts: readonly string[]): string[] =>
  texts.filter((_, index) => index % STEP === 0);

/** A sample of those that fit into a field, each once. */
export const fitting = (max: number, clean = (text: string) => text) =>
  sample([...new Set(strings.map(clean).filter((text) => text !== '' && text.length <= max))]);

/** The server's answer to every text, so that the form stays. */
export const refused: Answer = { status: 503, example: 'temporary-failure' };

/** An answer of the contract. */
export const ok = (example: string): Answer => ({ status: 200, example });

/** A site that asks for no captcha. */
export const quiet = { captcha: { active: false } };

/** A field by its label, and a button by its text: asking the way people do takes long, hundreds of times. */
const fieldNamed = (label: string | RegExp) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => isNamed(textContent, label))
    ?.control ?? screen.getByLabelText(label);

const isNamed = (text: string, name: string | RegExp) =>
  typeof name === 'string' ? text === name : name.test(text);

export const put = (label: string | RegExp, value: string) =>
  fireEvent.change(fieldNamed(label), { target: { value } });

/** Presses a button as soon as it is there. */
export const press = async (name: string): Promise<boolean> =>
  fireEvent.click(await screen.findByRole('button', { name }));

export function buttonNamed(name: string | RegExp): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('button')];
  const found = buttons.find(({ textContent }) => isNamed(textContent, name));
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
}

const POLL = { interval: 4 };

/** Presses, and waits until one more call has come and its failure is shown. @returns the body that was sent */
export async function send(
  button: string | RegExp,
  calls: Call[],
  operationId: string,
): Promise<unknown> {
  const sent = () => calls.filter((call) => call.operationId === operationId);
  const before = sent().length;
  fireEvent.click(await waitFor(() => buttonNamed(button), POLL));
  await waitFor(() => expect(sent().length).toBe(before + 1), POLL);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), POLL);
  return sent().at(-1)?.body;
}

/** Presses, and waits until the form has refused the text of the field: it takes the focus. */
export async function expectRefused(button: string, field: HTMLElement): Promise<void> {
  buttonNamed(button).focus();
  fireEvent.click(buttonNamed(button));
  await waitFor(() => expect(field).toHaveFocus(), POLL);
  expect(field).toBeInvalid();
}

/** Nothing of a text became a part of the page, and nothing was kept. */
export function expectHarmless(texts: readonly string[]): void {
  expect(
    document.querySelector('main script, iframe, [onerror], [onload], [src*="x:x"]'),
  ).toBeNull();
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  const found = texts.filter((text) => text.length > 3 && kept.includes(text));
  expect(found).toEqual([]);
}
