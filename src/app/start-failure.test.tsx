import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '~/lib/load-chunk';
import { reloadOnce } from './reload-once';
import { recoverStart, showStartFailure } from './start-failure';
import { hideStartProblem } from './start/start-problem';
import { START_PROBLEM_ID } from './boot-data';

const reload = vi.mocked(reloadOnce);
vi.mock(import('./reload-once'), async (original) => ({
  ...(await original()),
  reloadOnce: vi.fn(),
}));
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  reload.mockClear();
  sessionStorage.clear();
  // Markup of the test alone, as the build writes it.
  document.body.innerHTML = `<p id="${START_PROBLEM_ID}" role="alert" hidden><span>Lade neu</span><span>Unser Fehler</span><span>Zu alt</span></p>`;
});
afterEach(() => document.body.replaceChildren());

const alert = () => document.querySelector('[role="alert"]:not([hidden])');
const said = () =>
  [...(alert()?.querySelectorAll('span:not([hidden])') ?? [])].map(
    ({ textContent }) => textContent,
  );

test('[8.002] what the page brought along is said, logged, and taken away again', () => {
  const error = new ChunkLoadError('no texts');
  showStartFailure(error);
  showStartFailure(error);
  expect(said()).toEqual(['Lade neu']);
  expect(console.warn).toHaveBeenCalledWith(expect.any(String), error);
  hideStartProblem();
  expect(alert()).toBeNull();
});

test.each([
  ['a start that takes too long', undefined, 'Lade neu'],
  ['a file that does not come', new TypeError('Importing a module script failed.'), 'Lade neu'],
  ['our own exception', new TypeError('Illegal constructor'), 'Unser Fehler'],
])('%s is called by its name', (_, error, text) => {
  showStartFailure(error);
  expect(said()).toEqual([text]);
});

test('a start that fails loads the page again once, then says so', () => {
  recoverStart(new Error('gone'));
  expect(reload).toHaveBeenCalledOnce();
  expect(alert()).toBeNull();
  sessionStorage.setItem('reloaded', String(Date.now()));
  recoverStart(new Error('still gone'));
  expect(reload).toHaveBeenCalledOnce();
  expect(alert()).not.toBeNull();
});

test('a browser without a connection is not sent in circles', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  recoverStart(new Error('gone'));
  expect(reload).not.toHaveBeenCalled();
  expect(alert()).not.toBeNull();
});
