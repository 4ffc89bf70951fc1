import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPresses } from './frame-press';

const listening = vi.fn<typeof addEventListener>();

beforeEach(() => {
  vi.useFakeTimers();
  listening.mockClear().mockImplementation(window.addEventListener.bind(window));
  vi.stubGlobal('addEventListener', listening);
  const file = Object.assign(document.createElement('input'), { type: 'file' });
  document.body.replaceChildren(document.createElement('button'), file);
  keepPresses();
});
afterEach(() => {
  vi.useRealTimers();
  for (const [type, listener, options] of listening.mock.calls) {
    removeEventListener(type, listener, options);
  }
});

const does = (type: string, target: string | Window = 'button') =>
  (typeof target === 'string' ? document.querySelector(target) : target)?.dispatchEvent(
    new Event(type, { bubbles: true }),
  );
const isHeld = () => window.framePress?.released !== undefined;

test.each([
  ['pointerdown', 'pointerup'],
  ['pointerdown', 'pointercancel'],
  ['keydown', 'keyup'],
])('a frame is held from %s until what follows %s', async (down, up) => {
  expect(isHeld()).toBe(false);
  does(down);
  const { released } = window.framePress ?? {};
  expect(isHeld()).toBe(true);
  does(up);
  expect(isHeld()).toBe(true);
  await vi.runAllTimersAsync();
  await released;
  expect(isHeld()).toBe(false);
});

test('a press that moves the focus goes on; one that leaves the window ends', () => {
  does('pointerdown');
  does('blur', 'input');
  expect(isHeld()).toBe(true);
  does('blur', window);
  expect(isHeld()).toBe(false);
});

test.each(['change', 'cancel'])('a frame is held while a file is chosen, until %s', async (end) => {
  does('pointerdown', 'input');
  does('click', 'input');
  does('pointerup', 'input');
  does('blur', window);
  await vi.runAllTimersAsync();
  expect(isHeld()).toBe(true);
  does(end, 'input');
  expect(isHeld()).toBe(false);
});
