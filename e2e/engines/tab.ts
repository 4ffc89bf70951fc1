import { createRequire } from 'node:module';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { Builder, Button, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from './free-port.ts';
import { start, startAndRead } from './processes.ts';
import { OLD_CHROMIUM, programs, type EngineName } from './programs.ts';
import type { Session } from './session.ts';
import { isAnswering } from './until.ts';

// One interface for all engines, since no client speaks to all of them: WebKit's drivers speak classic
// WebDriver alone; Firefox speaks WebDriver BiDi itself, and its classic driver is in neither Debian nor npm.

/** The window of an engine, with real presses of keys and the mouse. */
export interface Tab {
  open(url: string): Promise<void>;
  /**
   * Runs a function in the page; what it takes and returns is JSON. A text is run as a script, whatever policy
   * the page has.
   */
  run<Args extends unknown[], Result>(
    script: string | ((...args: Args) => Result),
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(at: { readonly x: number; readonly y: number }): Promise<void>;
  /** Presses keys; those without a letter are called as in WebDriver. */
  type(text: string): Promise<void>;
  /** Chooses a file for the first field with this selector. */
  upload(selector: string, path: string): Promise<void>;
  /** The window as a PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

/** How a window is opened. */
export interface Look {
  readonly size?: { readonly width: number; readonly height: number };
  /** The visitor prefers dark colours. */
  readonly isDark?: boolean;
}

export interface TabOptions extends Look {
  readonly session: Session;
  /** Answers https, see `network.ts`. */
  readonly proxyPort: number;
}

const OPEN: Readonly<Record<EngineName, (options: TabOptions) => Promise<Tab>>> = {
  Firefox: openFirefox,
  WebKitGTK: openWebKitGtk,
  'WPE WebKit': openWpe,
  'Chromium 109': openOldChromium,
};

export const openTab = (engine: EngineName, options: TabOptions): Promise<Tab> =>
  OPEN[engine](options);

async function openFirefox({ session, proxyPort, size, isDark }: TabOptions): Promise<Tab> {
  const isSpoken = session.env['GNOME_ACCESSIBILITY'] === '1';
  const browser = await launch({
    browser: 'firefox',
    executablePath: programs['firefox-esr'] ?? 'firefox',
    headless: false,
    acceptInsecureCerts: true,
    defaultViewport: null,
    args: size ? [`--width=${size.width}`, `--height=${size.height}`] : [],
    env: { GNOME_ACCESSIBILITY: '0', ...session.env },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      // -1: on, whatever Firefox thinks of the machine.
      'accessibility.force_disabled': isSpoken ? -1 : 0,
    },
  });
  return tabOfPage(browser);
}

/** Today's clients wait for what its debugging protocol does not have yet: it comes with one of its time. */
async function openOldChromium(options: TabOptions): Promise<Tab> {
  const { session, proxyPort, size, isDark } = options;
  const require = createRequire(programs[OLD_CHROMIUM] ?? '');
  const puppeteer = require('puppeteer-core') as { launch: typeof launch };
  const chromium = require('@sparticuz/chromium') as { executablePath(): Promise<string> };
  const browser = await puppeteer.launch({
    executablePath: await chromium.executablePath(),
    defaultViewport: null,
    args: [
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--ignore-certificate-errors',
      `--proxy-server=https=127.0.0.1:${proxyPort}`,
      ...(size ? [`--window-size=${size.width},${size.height}`] : []),
    ],
    env: session.env,
  });
  return tabOfPage(browser, async (page) => {
    const client = await page.target().createCDPSession();
    await client.send('Browser.grantPermissions', { permissions: ['clipboardSanitizedWrite'] });
    const scheme = { name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' };
    await page.emulateMediaFeatures([scheme]);
  });
}

async function tabOfPage(
  browser: Browser,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Tab> {
  const [page = await browser.newPage()] = await browser.pages();
  await prepare(page);
  return {
    // The page's scripts may be held, and with them its load event.
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: (script, ...args) => page.evaluate(script as never, ...args),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => (text === Key.ENTER ? page.keyboard.press('Enter') : page.keyboard.type(text)),
    async upload(selector, path) {
      const field = await page.$(selector);
      if (!field) throw new Error(`no ${selector}`);
      await (field as typeof field & { uploadFile(path: string): Promise<void> }).uploadFile(path);
    },
    picture: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  };
}

async function openWebKitGtk(options: TabOptions): Promise<Tab> {
  const { size, isDark, session } = options;
  const driver = await startDriver('WebKitWebDriver', session.env, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: programs.MiniBrowser,
      args: [...webKitArgs(options), ...(isDark ? ['--dark-mode'] : [])],
    },
  });
  if (size) await driver.manage().window().setRect(size);
  return tabOf(driver);
}

/** It has no dark colours, and a window only where a compositor of Wayland shows it. */
async function openWpe(options: TabOptions): Promise<Tab> {
  const { size, session } = options;
  const weston = ['--backend=headless-backend.so', '--use-pixman', '--no-config', '--socket=wpe'];
  await startAndRead('weston', weston, /launching/, { fd: 2, env: session.env });
  const env = {
    ...session.env,
    WAYLAND_DISPLAY: 'wpe',
    ...(size && {
      COG_PLATFORM_WL_VIEW_WIDTH: String(size.width),
      COG_PLATFORM_WL_VIEW_HEIGHT: String(size.height),
    }),
  };
  const driver = await startDriver('WPEWebDriver', env, {
    browserName: 'cog',
    'wpe:browserOptions': {
      binary: programs.cog,
      args: ['--platform=wl', ...webKitArgs(options)],
    },
  });
  return tabOf(driver);
}

// The browsers do not hand on the capability `proxy`.
const webKitArgs = ({ proxyPort }: TabOptions): string[] => [
  '--automation',
  '--ignore-tls-errors',
  `--proxy=http://127.0.0.1:${proxyPort}`,
  '--ignore-host=*.localhost',
  '--ignore-host=127.0.0.1',
];

/** Each driver has one session at a time, so each window has a driver of its own. */
async function startDriver(
  program: 'WebKitWebDriver' | 'WPEWebDriver',
  env: Session['env'],
  capabilities: object,
): Promise<WebDriver> {
  const server = `127.0.0.1:${await freePort()}`;
  start(program, [`--port=${server.split(':')[1]}`], { env });
  await isAnswering(`http://${server}/status`);
  return new Builder()
    .usingServer(`http://${server}`)
    .withCapabilities(new Capabilities({ ...capabilities, acceptInsecureCerts: true }))
    .build();
}

function tabOf(driver: WebDriver): Tab {
  return {
    open: (url) => driver.get(url),
    run: (script, ...args) => driver.executeScript(script, ...args),
    click: ({ x, y }) =>
      driver
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .press(Button.LEFT)
        .release(Button.LEFT)
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    upload: (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
    picture: () => driver.takeScreenshot(),
    close: () => driver.quit(),
  };
}
