// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showStartFailure } from './start-failure';

test('[8.002] without its texts the application says so in two languages, and logs why', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const error = new Error('no texts');
  showStartFailure(error);
  expect(document.body).toHaveTextContent('Die Seite konnte nicht geladen werden.');
  expect(document.body).toHaveTextContent('The page could not be loaded.');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), error);
});
