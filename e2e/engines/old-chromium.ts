import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startAndRead } from './processes.ts';
import { oldChromium } from './programs.ts';
import type { Key, Tab, TabOptions } from './tab.ts';
import { until } from './until.ts';

// The last Chrome of Windows 7 and 8. Puppeteer and Playwright wait for messages that its debugging protocol does not
// have yet, so it is spoken to directly.

interface Page {
  /** Sends a command. @throws Error with the browser's own words */
  send(method: string, parameters?: object): Promise<Record<string, unknown>>;
  /** Waits for an event that comes after the action. */
  after(event: string, action: () => Promise<unknown>): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

const KEYS: Readonly<Record<Key, readonly [key: string, code: number, text?: string]>> = {
  Enter: ['Enter', 13, '\r'],
  Tab: ['Tab', 9],
  Space: [' ', 32, ' '],
  ArrowDown: ['ArrowDown', 40],
  Backspace: ['Backspace', 8],
};

export async function openOldChromium({ session, proxyPort }: TabOptions): Promise<Tab> {
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
      '--remote-debugging-port=0',
      'about:blank',
    ],
    /ws:\/\/(127\.0\.0\.1:\d+)\//,
    { fd: 2, env: session.env },
  );
  const target = await until('the window', async () => {
    const targets = (await (await fetch(`http://${browser}/json`)).json()) as Target[];
    return targets.find(({ type }) => type === 'page');
  });
  const page = await connect(target.webSocketDebuggerUrl);
  await page.send('Page.enable');
  await page.send('Browser.grantPermissions', { permissions: ['clipboardSanitizedWrite'] });
  const isLoaded = (action: () => Promise<unknown>) =>
    page.after('Page.domContentEventFired', action);
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = (await page.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    })) as unknown as Evaluation;
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  };
  const mouse = (type: string, { x, y }: { x: number; y: number }) =>
    page.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  const key = (name: string, code: number, text?: string) =>
    ['keyDown', 'keyUp'].reduce(
      (before, type) =>
        before.then(() =>
          page.send('Input.dispatchKeyEvent', {
            type,
            key: name,
            windowsVirtualKeyCode: code,
            ...(type === 'keyDown' && text !== undefined && { text }),
          }),
        ),
      Promise.resolve<unknown>(undefined),
    );
  return {
    engine: 'Chromium 109',
    open: (url) =>
      isLoaded(async () => {
        const { errorText } = await page.send('Page.navigate', { url });
        if (errorText !== undefined) throw new Error(`${url}: ${JSON.stringify(errorText)}`);
      }),
    // A page of the same document fires no event.
    back: async () => void (await evaluate('history.back()')),
    reload: () => isLoaded(() => page.send('Page.reload')),
    run: (fn, ...args) =>
      evaluate(`(${fn.toString()})(...${JSON.stringify(args)})`) as ReturnType<typeof fn> as never,
    runScript: async (source) => void (await evaluate(`${source}\n;undefined`)),
    async click(at) {
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) await mouse(type, at);
    },
    async type(text) {
      // Without the number of a key: that of a full stop would be the one for "Delete".
      for (const letter of text) await key(letter, 0, letter);
    },
    press: async (name) => void (await key(...KEYS[name])),
    async upload(selector, path) {
      const { root } = (await page.send('DOM.getDocument')) as { root?: { nodeId: number } };
      const { nodeId } = await page.send('DOM.querySelector', { nodeId: root?.nodeId, selector });
      await page.send('DOM.setFileInputFiles', { nodeId, files: [path] });
    },
    resize: async (width, height) =>
      void (await page.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: false,
      })),
    prefer: async (scheme) =>
      void (await page.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-color-scheme', value: scheme }],
      })),
    close: () => page.close(),
  };
}

interface Target {
  readonly type: string;
  readonly webSocketDebuggerUrl: string;
}

interface Evaluation {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

async function connect(address: string): Promise<Page> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  const counts = new Map<string, number>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method) counts.set(message.method, (counts.get(message.method) ?? 0) + 1);
    waiting.get(message.id ?? 0)?.(message);
    waiting.delete(message.id ?? 0);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)));
  });
  const closed = new Promise<void>((resolve) =>
    socket.addEventListener('close', () => {
      for (const answer of waiting.values())
        answer({ error: { message: 'the browser has ended' } });
      resolve();
    }),
  );
  const send = (method: string, params: object): number => {
    last += 1;
    socket.send(JSON.stringify({ id: last, method, params }));
    return last;
  };
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        waiting.set(send(method, params), ({ result = {}, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
        );
      }),
    async close() {
      send('Browser.close', {});
      await closed;
    },
    async after(event, action) {
      const before = counts.get(event) ?? 0;
      await action();
      await until(event, async () => (counts.get(event) ?? 0) > before);
    },
  };
}

/** The program, which its package holds compressed. @returns its path */
function unpack(): string {
  const packed = oldChromium ?? '';
  const program = join(dirname(packed), 'unpacked', 'chromium');
  if (!existsSync(program)) {
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(`${program}.new`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    renameSync(`${program}.new`, program);
  }
  return program;
}
