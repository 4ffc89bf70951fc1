import { expect, test } from 'vitest';
import { latestTime } from './latest-time';

const now = new Date(2026, 10, 18, 12, 0).getTime();
const at = (day: number, hour: number, minute: number) =>
  new Date(2026, 10, day, hour, minute).getTime();

test.each([
  ['09:30', at(18, 9, 30)],
  ['9.30 Uhr', at(18, 9, 30)],
  ['14:05', at(17, 14, 5)],
  ['1405', at(17, 14, 5)],
  ['14h05', at(17, 14, 5)],
  ['2:05 PM', at(17, 14, 5)],
  ['\u2066１４：０５\u2069', at(17, 14, 5)],
  ['12:15 am', at(18, 0, 15)],
])('%s was last at this moment', (typed, moment) => {
  expect(latestTime(typed, now)).toBe(moment);
});

test.each(['', '9', '25:00', '12:60', '13:05 pm', 'morgens'])('“%s” is no time yet', (typed) => {
  expect(latestTime(typed, now)).toBeUndefined();
});
