import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startAndRead } from './processes.ts';
import { OLD_CHROMIUM, programs } from './programs.ts';
import type { Tab, TabOptions } from './tab.ts';
import { until } from './until.ts';

// The last Chrome of Windows 7 and 8. Puppeteer, Playwright and Debian's chromedriver wait for what its debugging
// protocol does not have yet, so it is spoken to directly.

/** Sends a command to the page. @throws Error with the browser's own words */
type Send = (method: string, parameters?: object) => Promise<Record<string, unknown>>;

/** As WebDriver calls it. */
const ENTER = '\uE007';

export async function openOldChromium(options: TabOptions): Promise<Tab> {
  const { session, proxyPort, size, isDark } = options;
  const browser = await startAndRead(
    unpack(),
    [
      '--headless',
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--ignore-certificate-errors',
      `--proxy-server=https=127.0.0.1:${proxyPort}`,
      `--user-data-dir=${mkdtempSync(join(session.home, 'chromium-'))}`,
      ...(size ? [`--window-size=${size.width},${size.height}`] : []),
      '--remote-debugging-port=0',
      'about:blank',
    ],
    /ws:\/\/(127\.0\.0\.1:\d+)\//,
    { fd: 2, env: session.env },
  );
  const page = await until('the window', async () => {
    const targets = (await (await fetch(`http://${browser}/json`)).json()) as Target[];
    return targets.find(({ type }) => type === 'page');
  });
  const send = await connect(page.webSocketDebuggerUrl);
  await send('Browser.grantPermissions', { permissions: ['clipboardSanitizedWrite'] });
  await send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' }],
  });
  const evaluate = async (expression: string, more: object): Promise<Evaluation['result']> => {
    const { result, exceptionDetails } = (await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      userGesture: true,
      ...more,
    })) as unknown as Evaluation;
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result;
  };
  return {
    async open(url) {
      const { errorText } = await send('Page.navigate', { url });
      if (errorText !== undefined) throw new Error(`${url}: ${String(errorText)}`);
    },
    async run(script, ...args) {
      const expression =
        typeof script === 'string'
          ? `${script}\n;undefined`
          : `(${script.toString()})(...${JSON.stringify(args)})`;
      return (await evaluate(expression, { returnByValue: true })).value as never;
    },
    async click(at) {
      const button = { ...at, button: 'left', clickCount: 1 };
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) {
        await send('Input.dispatchMouseEvent', { type, ...button });
      }
    },
    async type(text) {
      for (const letter of text) {
        // Without the number of a key: that of a full stop would be the one for "Delete".
        const key =
          letter === ENTER
            ? { key: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
            : { key: letter, text: letter };
        await send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
        await send('Input.dispatchKeyEvent', { type: 'keyUp', key: key.key });
      }
    },
    async upload(selector, path) {
      const { objectId } = await evaluate(`document.querySelector('${selector}')`, {});
      await send('DOM.setFileInputFiles', { objectId, files: [path] });
    },
    picture: async () => String((await send('Page.captureScreenshot'))['data']),
    // What has started it ends it.
    close: async () => undefined,
  };
}

interface Target {
  readonly type: string;
  readonly webSocketDebuggerUrl: string;
}

interface Evaluation {
  readonly result: { readonly value?: unknown; readonly objectId?: string };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

interface Message {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let last = 0;
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const read = ({ data }: MessageEvent) => {
        const { id: answered, result = {}, error } = JSON.parse(String(data)) as Message;
        if (answered !== id) return;
        socket.removeEventListener('message', read);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      };
      socket.addEventListener('message', read);
      socket.addEventListener('close', () => reject(new Error(`${method}: the browser has ended`)));
      socket.send(JSON.stringify({ id, method, params }));
    });
}

/** The program, which its package holds compressed. @returns its path */
function unpack(): string {
  const packed = programs[OLD_CHROMIUM] ?? '';
  const program = join(dirname(packed), 'unpacked', 'chromium');
  if (!existsSync(program)) {
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(`${program}.new`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    renameSync(`${program}.new`, program);
  }
  return program;
}
