// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once';
import { hideStartFailure, recoverStart, showStartFailure } from './start-failure';
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
  // Markup, because the build writes markup: a parser fills a template's content, `append` does not.
  document.body.innerHTML = `<template id="${START_PROBLEM_ID}"><p class="start-problem" role="alert">Lade neu</p></template>`;
});
afterEach(() => document.body.replaceChildren());

const alert = () => document.querySelector('[role="alert"]');

test('[8.002] what the page brought along is said, logged, and taken away again', () => {
  const error = new Error('no texts');
  showStartFailure(error);
  showStartFailure(error);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(alert()).toHaveTextContent('Lade neu');
  expect(console.warn).toHaveBeenCalledWith(expect.any(String), error);
  hideStartFailure();
  expect(alert()).toBeNull();
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
