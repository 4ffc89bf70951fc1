import { launch } from 'puppeteer-core';
import { Builder, Button, By, Capabilities, Origin } from 'selenium-webdriver';
import { freePort } from './free-port.ts';
import { openOldChromium } from './old-chromium.ts';
import { start } from './processes.ts';
import { programs, type EngineName } from './programs.ts';
import type { Session } from './session.ts';
import { isAnswering } from './until.ts';

// One interface for all engines. No client of Debian or npm drives both Firefox and WebKit: Firefox speaks
// WebDriver BiDi itself (its classic WebDriver needs geckodriver, which neither has), WebKitGTK's driver
// speaks classic WebDriver alone.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Enter' | 'Tab' | 'Space' | 'ArrowDown' | 'Backspace';

/** The window of an engine, with real presses of keys and the mouse. */
export interface Tab {
  readonly engine: EngineName;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; its parameters and its result are JSON. */
  run<Args extends unknown[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Runs the text of a script in the page, whatever policy the page has. */
  runScript(source: string): Promise<void>;
  click(at: Point): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses a file for the first field with this selector. */
  upload(selector: string, path: string): Promise<void>;
  /** A window that cannot be as small stays a little larger. */
  resize(width: number, height: number): Promise<void>;
  /** Sets the colour scheme that the visitor prefers, where the engine's driver can. */
  prefer?(scheme: 'light' | 'dark'): Promise<void>;
  close(): Promise<void>;
}

export interface TabOptions {
  readonly session: Session;
  /** Answers https, see `network.ts`. */
  readonly proxyPort: number;
}

const OPEN: Readonly<Record<EngineName, (options: TabOptions) => Promise<Tab>>> = {
  Firefox: openFirefox,
  WebKit: openWebKit,
  'Chromium 109': openOldChromium,
};

export const openTab = (engine: EngineName, options: TabOptions): Promise<Tab> =>
  OPEN[engine](options);

async function openFirefox({ session, proxyPort }: TabOptions): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programs.firefox ?? 'firefox',
    headless: false,
    acceptInsecureCerts: true,
    defaultViewport: null,
    env: { ...session.env, GNOME_ACCESSIBILITY: session.env['GNOME_ACCESSIBILITY'] ?? '0' },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
      // -1: on, whatever Firefox thinks of the machine.
      'accessibility.force_disabled': session.env['GNOME_ACCESSIBILITY'] === '1' ? -1 : 0,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    engine: 'Firefox',
    // The page's scripts may be held, and with them its load event.
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    run: (fn, ...args) => page.evaluate(fn as never, ...args),
    runScript: async (source) => void (await page.evaluate(source)),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async upload(selector, path) {
      const field = await page.$(selector);
      if (!field) throw new Error(`no ${selector}`);
      await (field as typeof field & { uploadFile(path: string): Promise<void> }).uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

const WEBKIT_KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Space: ' ',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
};

/** Each driver has one session at a time, so each window has a driver of its own. */
async function openWebKit({ session, proxyPort }: TabOptions): Promise<Tab> {
  const port = await freePort();
  start(programs.webKitDriver ?? 'WebKitWebDriver', [`--port=${port}`], { env: session.env });
  await isAnswering(`http://127.0.0.1:${port}/status`);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': {
      binary: programs.miniBrowser,
      // MiniBrowser does not hand on the capability `proxy`.
      args: [
        '--automation',
        '--ignore-tls-errors',
        `--proxy=http://127.0.0.1:${proxyPort}`,
        '--ignore-host=*.localhost',
        '--ignore-host=127.0.0.1',
      ],
    },
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 });
  return {
    engine: 'WebKit',
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    run: (fn, ...args) => driver.executeScript(fn, ...args),
    runScript: async (source) => void (await driver.executeScript(source)),
    click: ({ x, y }) =>
      driver
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .press(Button.LEFT)
        .release(Button.LEFT)
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(WEBKIT_KEYS[key]).perform(),
    upload: (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ width, height })),
    close: () => driver.quit(),
  };
}
