import { expect, type Page } from '@playwright/test';
import type { ConsoleWatch } from './console-watch.ts';
import type { MockHandle } from './mock.ts';

export type Name = string | RegExp;
type Role = Parameters<Page['getByRole']>[0];

/** How a visitor acts: by touch, or with the keys alone. */
export interface Driver {
  /** Clicks, or focuses and presses the key of the role. */
  press(role: 'button' | 'link', name: Name): Promise<void>;
  type(label: Name, text: string): Promise<void>;
  paste(label: Name, text: string): Promise<void>;
  /** Ticks a checkbox. */
  tick(label: Name): Promise<void>;
  /** Chooses a radio button. */
  pick(option: Name): Promise<void>;
  select(label: Name, option: string): Promise<void>;
  /**
   * Types into the field of another origin that the page shows as a frame.
   * @param frame title of the frame
   */
  typeInFrame(frame: string, text: string): Promise<void>;
  /** Checks that the focus is on something visible, if the driver uses the focus. */
  checkFocus(): Promise<void>;
}

export interface JourneySite {
  readonly id: string;
  /** Its name at the end of every title. */
  readonly brand: string;
}

/** A visitor of one site, with acts and checks that several journeys share. */
export interface Visitor extends Driver {
  readonly page: Page;
  readonly mock: MockHandle;
  readonly watch: ConsoleWatch;
  /** The acts differ by the size of the window in a few places. */
  readonly size: 'phone' | 'desktop';
  /** Presses a button that opens a window, and a button in there that closes it. */
  pressInWindow(opener: Name, name: Name): Promise<void>;
  /** Presses a button that downloads a file. */
  download(name: Name, file: RegExp): Promise<void>;
  seesAddress(path: RegExp): Promise<void>;
  /**
   * A page that was reached by a link or a button: its address, its heading with the focus, its title.
   * @param title how the title begins, as a pattern; it ends in the brand
   */
  seesPage(path: RegExp, heading: Name, title: string): Promise<void>;
  sees(role: Role, name: Name): Promise<void>;
  seesText(text: Name): Promise<void>;
  seesValue(label: Name, value: string): Promise<void>;
  /** Checks how often the server was called so far. */
  seesCalls(operationId: string, count: number): Promise<void>;
}

export function createVisitor(
  page: Page,
  mock: MockHandle,
  { brand }: JourneySite,
  { driver, size, watch }: Pick<Visitor, 'size' | 'watch'> & { readonly driver: Driver },
): Visitor {
  const seesAddress: Visitor['seesAddress'] = (path) =>
    expect(page).toHaveURL((url) => path.test(url.pathname + url.search));
  return {
    ...driver,
    page,
    mock,
    watch,
    size,
    async pressInWindow(opener, name) {
      const opened = page.waitForEvent('popup');
      await driver.press('button', opener);
      const popup = await opened;
      const closed = popup.waitForEvent('close');
      // The window closes itself on keydown, often before keyup is sent.
      await popup
        .getByRole('button', { name })
        .press('Enter')
        .catch((error: unknown) => {
          if (!popup.isClosed()) throw error;
        });
      await closed;
    },
    async download(name, file) {
      const download = page.waitForEvent('download');
      await driver.press('button', name);
      expect((await download).suggestedFilename()).toMatch(file);
    },
    seesAddress,
    async seesPage(path, name, title) {
      await seesAddress(path);
      const heading = page.getByRole('heading', { level: 1, name });
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title}.* – ${brand}$`));
      await expect(heading).toBeFocused();
      await driver.checkFocus();
    },
    sees: (role, name) => expect(page.getByRole(role, { name }).first()).toBeVisible(),
    seesText: (text) =>
      expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible(),
    seesValue: (label, value) => expect(page.getByLabel(label, { exact: true })).toHaveValue(value),
    seesCalls: (operationId, count) =>
      expect.poll(async () => (await mock.calls(operationId)).length).toBe(count),
  };
}
