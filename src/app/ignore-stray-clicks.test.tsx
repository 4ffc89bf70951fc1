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

/** A time of day in ms, far from that of the test before. */
let time = 0;
beforeEach(() => {
  time += 10_000;
});

interface Click {
  /** How many clicks the browser counts. */
  detail: number;
  pointerType?: string;
  /** In ms after the start of the test. */
  after?: number;
  clientX?: number;
}

function click(selector: string, { pointerType = 'mouse', after = 0, ...init }: Click): MouseEvent {
  const target = document.querySelector(selector);
  const up = new Event('pointerup', { bubbles: true });
  target?.dispatchEvent(Object.defineProperty(up, 'pointerType', { value: pointerType }));
  const event = new MouseEvent('click', { ...init, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: time + after });
  target?.dispatchEvent(event);
  return event;
}

test('both clicks on the same thing count', () => {
  click('b', { detail: 1 });
  click('a', { detail: 2 });
  expect(followed).toEqual(['A', 'A']);
});

test.each(['button', 'i'])('the second click on another thing counts for nothing: %s', (first) => {
  click(first, { detail: 1 });
  followed.length = 0;
  const stray = click('b', { detail: 2 });
  expect(followed).toEqual([]);
  expect(stray.defaultPrevented).toBe(true);
});

test.each([0, 1])('a click with the count %i of its own counts', (detail) => {
  click('button', { detail: 1 });
  click('a', { detail });
  expect(followed).toEqual(['BUTTON', 'A']);
});

test('the second click on the label of an option counts for nothing', () => {
  document.body.insertAdjacentHTML('beforeend', '<label>Card<input type="radio"></label>');
  click('button', { detail: 1 });
  click('label', { detail: 2 });
  expect(document.querySelector('input')).not.toBeChecked();
  click('label', { detail: 1 });
  click('label', { detail: 2 });
  expect(document.querySelector('input')).toBeChecked();
});

// Safari counts every tap as the first one.
const tap = { detail: 1, pointerType: 'touch' };

test('a second tap at the same place counts for nothing on what moved there', () => {
  click('button', { ...tap, clientX: 100 });
  const stray = click('a', { ...tap, clientX: 104, after: 300 });
  expect(followed).toEqual(['BUTTON']);
  expect(stray.defaultPrevented).toBe(true);
});

test.each([
  ['later', { after: 500 }],
  ['at another place', { after: 300, clientX: 60 }],
  ['by a screen reader', { after: 300, detail: 0 }],
  ['by a mouse, which is counted', { after: 300, pointerType: 'mouse' }],
])('a tap %s counts', (_name, second) => {
  click('button', tap);
  click('a', { ...tap, ...second });
  expect(followed).toEqual(['BUTTON', 'A']);
});
