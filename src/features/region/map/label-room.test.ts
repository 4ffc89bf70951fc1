import { expect, test } from 'vitest';
import { isFree, textBox } from './label-room';

const frame = { left: 0, top: 0, right: 300, bottom: 200 };
const pin = { left: 140, top: 80, right: 164, bottom: 110 };

test.each([
  ['has room', 'Kiel', { x: 60, y: 60 }, true],
  ['is under a pin', 'Kiel', { x: 150, y: 100 }, false],
  ['touches a pin with its last letter', 'Bremerhaven', { x: 110, y: 100 }, false],
  ['is below the pin', 'Kiel', { x: 150, y: 120 }, true],
  ['is cut by the right edge', 'Kiel', { x: 290, y: 60 }, false],
  ['is cut by the upper edge', 'Kiel', { x: 60, y: 4 }, false],
])('a name that %s', (_, name, at, free) => {
  expect(isFree(textBox(name, at), [pin], frame)).toBe(free);
});
