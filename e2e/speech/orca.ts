import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextFrame } from '../engines/page-queries.ts';
import { start } from '../engines/processes.ts';
import { programs } from '../engines/programs.ts';
import type { Session } from '../engines/session.ts';
import type { Tab } from '../engines/tab.ts';
import { until } from '../engines/until.ts';

/** Quiet for so long, in ms: nothing more comes of the last key. */
const QUIET = 1000;
/** So long, in ms, without a word: nothing is said at all. */
const SILENCE = 3000;
/** Longer, in ms, than anything takes to begin. */
const LONGEST = 15_000;

/** Orca does not flush its file: without this the words of a key come with those of the next. */
const WRITE_EACH_LINE = `import builtins
plain = builtins.open
def by_line(file, mode='r', buffering=-1, *rest, **named):
    return plain(file, mode, 1 if mode == 'w' else buffering, *rest, **named)
builtins.open = by_line
`;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Orca {
  /**
   * The words since the last call, once it is quiet.
   * @param tab is kept at work meanwhile
   */
  readonly heard: (tab?: Tab) => Promise<string[]>;
}

/** The accessibility bus of a session; Firefox must be started after it. */
export async function startAccessibilityBus({ env }: Session): Promise<void> {
  const program = programs['at-spi-bus-launcher'] ?? 'at-spi-bus-launcher';
  start(program, ['--launch-immediately', '--a11y=1', '--screen-reader=1'], { env });
  await until('the accessibility bus', async () => {
    const flags =
      '--session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.a11y.Bus.GetAddress';
    return execFileSync('dbus-send', flags.split(' '), { env }).toString().includes('unix:');
  });
}

/** Starts the screen reader, which writes its words into a file; no sound is needed. */
export async function startOrca({ env, home }: Session): Promise<Orca> {
  const file = join(home, 'orca.log');
  const [preferences, modules] = [join(home, 'orca'), join(home, 'modules')];
  mkdirSync(preferences);
  mkdirSync(modules);
  const settings = {
    // The keys alone are followed: no page is read from top to bottom by itself, no key is named.
    sayAllOnLoad: false,
    pageSummaryOnLoad: false,
    enableKeyEcho: false,
    enableEchoByCharacter: false,
  };
  const profiles = { default: { ...settings, profile: ['Default', 'default'] } };
  writeFileSync(
    join(preferences, 'user-settings.conf'),
    JSON.stringify({ general: settings, pronunciations: {}, keybindings: {}, profiles }),
  );
  // The words are read, not heard: without a voice and without braille nothing can keep Orca waiting.
  for (const name of ['speechd', 'brlapi']) {
    writeFileSync(join(modules, `${name}.py`), 'raise ImportError\n');
  }
  writeFileSync(join(modules, 'sitecustomize.py'), WRITE_EACH_LINE);
  start('orca', ['--replace', `--user-prefs=${preferences}`, `--debug-file=${file}`], {
    env: { ...env, PYTHONPATH: modules },
  });
  const read = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  await until('the first words of Orca', async () => read().includes('SPEECH OUTPUT'));
  let at = 0;
  return {
    async heard(tab) {
      const begin = Date.now();
      let [length, since] = [-1, begin];
      let said: string[] = [];
      for (;;) {
        await pause(100);
        // Firefox hands on changes with its next frame, and nobody looks at this display.
        await tab?.run(nextFrame);
        const text = read();
        const now = Date.now();
        if (text.length !== length) since = now;
        length = text.length;
        said = wordsIn(text.slice(at));
        const isQuiet = now - since > QUIET && now - begin > (said.length > 0 ? 0 : SILENCE);
        if (!isQuiet && now - begin < LONGEST) continue;
        at = length;
        return said;
      }
    },
  };
}

const wordsIn = (log: string): string[] =>
  [...log.matchAll(/SPEECH OUTPUT: '(.*?)'/gs)].map(([, words = '']) => words.trim());

/** Leads the keys from the address bar, where a new window begins, into the page. */
export async function enterDocument(tab: Tab, orca: Orca, { env }: Session): Promise<void> {
  await tab.open('data:text/html,<title>Start</title><button id="start">Start</button>');
  await orca.heard();
  await until('the keys in the page', async () => {
    if (await tab.run(() => document.hasFocus() && document.activeElement?.id === 'start'))
      return true;
    execFileSync('xdotool', ['key', 'F6'], { env });
    await orca.heard();
    await tab.run(() => document.getElementById('start')?.focus());
    return tab.run(() => document.hasFocus());
  });
}
