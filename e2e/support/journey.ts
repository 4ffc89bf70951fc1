// Journeys are data: what a visitor does and sees, without how. A driver carries the doing out with
// the pointer or with the keys alone.
import { expect, test, type Page } from '@playwright/test';
import type { MockHandle } from './mock.ts';

export type Step =
  /** Opens an address. */
  | { do: 'open'; path: string }
  /** Clicks, or focuses and presses the key of the role. */
  | { do: 'press'; role: 'button' | 'link'; name: Name }
  | { do: 'type'; label: Name; text: string }
  | { do: 'paste'; label: Name; text: string }
  | { do: 'tick'; label: Name }
  | { do: 'pick'; option: Name }
  | { do: 'select'; label: Name; option: string }
  /** Types into the field of another origin that the page shows as a frame. */
  | { do: 'type-in-frame'; frame: string; text: string }
  /** Presses a button that opens a window, and a button in there. */
  | { do: 'press-in-window'; opener: Name; name: Name }
  /** Presses a button that downloads a file. */
  | { do: 'download'; name: Name; file: RegExp }
  | { do: 'date'; label: Name; day: string }
  | { do: 'upload'; label: Name; files: UploadedFile[] }
  | { do: 'go-back' }
  | { do: 'reload' }
  /** A page is there: its address, its heading, its title, and where the focus is. */
  | { see: 'page'; path: RegExp; heading: Name; title: RegExp; hasFocus?: boolean }
  | { see: 'address'; matches: RegExp }
  /** The focus is on something that can be seen. */
  | { see: 'focus' }
  | { see: 'text'; text: Name }
  | { see: 'element'; role: Role; name: Name }
  | { see: 'value'; label: Name; value: string }
  | { see: 'clipboard'; text: string }
  /** What the server was asked so far. */
  | { see: 'calls'; operationId: string; count: number };

/** A file as it is made for a test. */
export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export type Name = string | RegExp;
type Role = Parameters<Page['getByRole']>[0];
type Deed = Extract<Step, { do: string }>;

export interface Journey {
  readonly title: string;
  readonly site: string;
  /** What is done differs by the size of the window in a few places. */
  steps(size: 'phone' | 'desktop'): readonly Step[];
}

/** How the visitor acts. */
export interface Driver {
  press(role: 'button' | 'link', name: Name): Promise<void>;
  type(label: Name, text: string): Promise<void>;
  paste(label: Name, text: string): Promise<void>;
  tick(label: Name): Promise<void>;
  pick(option: Name): Promise<void>;
  select(label: Name, option: string): Promise<void>;
  /** @param frame title of the frame */
  typeInFrame(frame: string, text: string): Promise<void>;
  /** Looks at the page after it changed. */
  arrive(): Promise<void>;
}

export interface JourneyContext {
  readonly page: Page;
  readonly mock: MockHandle;
  readonly driver: Driver;
}

/** Carries a journey out, step by step. */
export async function run(context: JourneyContext, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    await test.step(JSON.stringify(step, writePatterns), () =>
      'do' in step ? carryOut(context, step) : look(context, step),
    );
  }
}

async function carryOut({ page, driver }: JourneyContext, step: Deed): Promise<unknown> {
  switch (step.do) {
    case 'open':
      return page.goto(step.path);
    case 'press':
      return driver.press(step.role, step.name);
    case 'type':
      return driver.type(step.label, step.text);
    case 'paste':
      return driver.paste(step.label, step.text);
    case 'tick':
      return driver.tick(step.label);
    case 'pick':
      return driver.pick(step.option);
    case 'select':
      return driver.select(step.label, step.option);
    case 'type-in-frame':
      return driver.typeInFrame(step.frame, step.text);
    case 'press-in-window': {
      const opened = page.waitForEvent('popup');
      await driver.press('button', step.opener);
      const popup = await opened;
      const closed = popup.waitForEvent('close');
      // The window closes itself when the key goes down, often before it comes up again.
      await popup
        .getByRole('button', { name: step.name })
        .press('Enter')
        .catch((error: unknown) => {
          if (!popup.isClosed()) throw error;
        });
      await closed;
      return;
    }
    // The browser's own parts, which look different in every one, choose a day and a file.
    case 'date':
      return page.getByLabel(step.label, { exact: true }).fill(step.day);
    case 'upload':
      return page.getByLabel(step.label).setInputFiles(step.files);
    case 'go-back':
      return page.goBack();
    case 'reload':
      return page.reload();
    case 'download': {
      const download = page.waitForEvent('download');
      await driver.press('button', step.name);
      return expect((await download).suggestedFilename()).toMatch(step.file);
    }
  }
}

async function look({ page, mock, driver }: JourneyContext, step: Exclude<Step, Deed>) {
  switch (step.see) {
    case 'page': {
      await expect(page).toHaveURL((url) => step.path.test(url.pathname + url.search));
      const heading = page.getByRole('heading', { level: 1, name: step.heading });
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(step.title);
      // A page that was opened by its address starts at the top; any other at its heading.
      if (step.hasFocus !== false) await expect(heading).toBeFocused();
      return driver.arrive();
    }
    case 'address':
      return expect(page).toHaveURL((url) => step.matches.test(url.pathname + url.search));
    case 'focus':
      return driver.arrive();
    case 'text':
      return expect(page.getByText(step.text).first()).toBeVisible();
    case 'element':
      return expect(page.getByRole(step.role, { name: step.name }).first()).toBeVisible();
    case 'value':
      return expect(page.getByLabel(step.label, { exact: true })).toHaveValue(step.value);
    case 'clipboard':
      return expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(step.text);
    case 'calls':
      return expect.poll(async () => (await mock.calls(step.operationId)).length).toBe(step.count);
  }
}

const writePatterns = (_key: string, value: unknown): unknown =>
  value instanceof RegExp ? String(value) : Buffer.isBuffer(value) ? 'file' : value;
