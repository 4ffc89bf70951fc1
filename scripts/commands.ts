/** A command of a group, such as `npm run contract lint`. */
interface Command {
  readonly about: string;
  /** A script of this project, or a program below node_modules, and its arguments. */
  readonly run: readonly string[];
}

const vitest = 'vitest/vitest.mjs';
const playwright = '@playwright/test/cli.js';

/** The groups of package.json. A command without a name runs when the group is called without one. */
export const COMMANDS: Readonly<Record<string, Readonly<Record<string, Command>>>> = {
  contract: {
    lint: { about: 'checks openapi/', run: ['scripts/generate.ts', 'bundle', 'lint'] },
    docs: { about: 'writes the contract as HTML pages', run: ['scripts/generate.ts', 'docs'] },
    package: {
      about: 'packs the contract, the pacts and their kit for other teams',
      run: ['scripts/contract-package.ts'],
    },
    tools: {
      about: 'public tools read the contract and call the mock by it; [<tool> …]',
      run: ['scripts/contract-tools.ts'],
    },
  },
  messages: {
    '': { about: 'brings locales/*.po in line with the code', run: ['scripts/messages.ts'] },
    check: {
      about: 'fails if they are not, or if a text is missing',
      run: ['scripts/messages.ts', '--check'],
    },
  },
  deploy: {
    check: {
      about:
        'says what is right in dist/ and what is missing; [<folder> | https://<host> | https://<machine> <host>]',
      run: ['scripts/deploy.ts', 'check'],
    },
    release: {
      about:
        'puts dist/ beside the earlier releases and switches to it; <folder> [--keep 5] [--demo] [--from <build>]',
      run: ['scripts/deploy.ts', 'release'],
    },
    back: {
      about: 'goes back to the release before; <folder>',
      run: ['scripts/deploy.ts', 'back'],
    },
    test: {
      about: 'starts the server of dist/ and checks what it answers',
      run: [vitest, 'run', '--config', 'scripts/deploy/vitest.config.ts'],
    },
  },
  e2e: {
    '': {
      about: 'journeys in Chromium against dist/; [<test file> …]',
      run: [playwright, 'test', '--config', 'e2e/playwright.config.ts'],
    },
    gate: {
      about: 'those that `npm test` runs',
      run: [playwright, 'test', '--config', 'e2e/gate.config.ts'],
    },
    engines: {
      about:
        'the main journeys in Firefox, two WebKits and Chromium 109, as far as they are installed',
      run: [vitest, 'run', '--config', 'e2e/engines/vitest.config.ts'],
    },
  },
  a11y: {
    '': {
      about: 'three engines over every state',
      run: [playwright, 'test', '--config', 'e2e/accessibility.config.ts'],
    },
    speech: {
      about: 'writes down what the screen reader Orca says',
      run: ['e2e/speech/main.ts'],
    },
  },
  bench: {
    '': { about: 'measures the speed budgets on a quiet machine', run: ['bench/main.ts'] },
    pages: { about: 'measures pages beside a floor and a peer', run: ['bench/entry-pages.ts'] },
    sizes: { about: 'checks the size budgets of dist/', run: ['scripts/budgets.ts'] },
    browsers: {
      about: 'says what dist/ uses and a promised browser lacks',
      run: ['scripts/browsers.ts'],
    },
  },
};
