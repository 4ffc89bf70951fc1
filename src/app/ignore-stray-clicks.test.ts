// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ignoreStrayClicks } from './ignore-stray-clicks';

beforeAll(ignoreStrayClicks);

const followed: string[] = [];
beforeEach(() => {
  followed.length = 0;
  const button = document.createElement('button');
  const link = Object.assign(document.createElement('a'), { href: '#next' });
  link.append(document.createElement('b'));
  document.body.replaceChildren(button, link, document.createElement('i'));
  for (const element of [button, link]) {
    element.addEventListener('click', () => followed.push(element.tagName));
  }
});

function click(selector: string, detail: number): MouseEvent {
  const event = new MouseEvent('click', { detail, bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

test('both clicks on the same thing count', () => {
  click('b', 1);
  click('a', 2);
  expect(followed).toEqual(['A', 'A']);
});

test.each(['button', 'i'])('the second click on another thing counts for nothing: %s', (first) => {
  click(first, 1);
  followed.length = 0;
  const stray = click('b', 2);
  expect(followed).toEqual([]);
  expect(stray.defaultPrevented).toBe(true);
});

test.each([0, 1])('a click with the count %i of its own counts', (detail) => {
  click('button', 1);
  click('a', detail);
  expect(followed).toEqual(['BUTTON', 'A']);
});
