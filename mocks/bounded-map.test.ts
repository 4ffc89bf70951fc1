import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';
import { createSession, createSessions } from './session.ts';

test('a bounded map forgets the oldest', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 4],
  ]);
});

test('the journals of all visitors together are bounded, the oldest entries go first', () => {
  const sessions = createSessions();
  const visitors = Array.from({ length: 20 }, (_, index) => createSession(String(index)));
  for (let entry = 0; entry < 8_000; entry++) {
    const visitor = visitors[entry % visitors.length] ?? sessions.global;
    sessions.remember(visitor, {
      at: '',
      method: 'GET',
      path: String(entry),
      headers: {},
      status: 200,
    });
  }
  const kept = visitors.flatMap(({ journal }) => journal);
  expect(kept).toHaveLength(5_000);
  expect(kept.map(({ path }) => Number(path)).sort((a, b) => a - b)[0]).toBe(3_000);
});
