import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file';

const event: CalendarEvent = {
  id: 'reminder-1@schenkwerk.de.example',
  start: new Date('2026-11-22T09:30:00Z'),
  title: 'Gutschein einlösen',
  description: 'Dann geht es, ganz sicher; versprochen.',
  url: 'https://schenkwerk.de.example/',
};
const now = new Date('2026-11-21T08:00:00.123Z');

/** Reads a calendar as RFC 5545 says: unfold, then name and value. */
function read(file: string): [name: string, value: string][] {
  expect(file.endsWith('\r\n')).toBe(true);
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  return lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1)];
  });
}

const unescape = (value: string) =>
  value.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

test('[8.047] writes one event with an alarm, in UTC', () => {
  expect(read(calendarFile(event, now))).toEqual([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//voucher-redemption//reminder//EN'],
    ['BEGIN', 'VEVENT'],
    ['UID', 'reminder-1@schenkwerk.de.example'],
    ['DTSTAMP', '20261121T080000Z'],
    ['DTSTART', '20261122T093000Z'],
    ['DTEND', '20261122T094500Z'],
    ['SUMMARY', 'Gutschein einlösen'],
    ['DESCRIPTION', 'Dann geht es\\, ganz sicher\\; versprochen.'],
    ['URL', 'https://schenkwerk.de.example/'],
    ['BEGIN', 'VALARM'],
    ['ACTION', 'DISPLAY'],
    ['DESCRIPTION', 'Gutschein einlösen'],
    ['TRIGGER', 'PT0S'],
    ['END', 'VALARM'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]);
});

test('no line is longer than 75 octets, and every text comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const description = text.replace(/\r\n?/g, '\n');
      const file = calendarFile({ ...event, description: text }, now);
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      expect(unescape(read(file).find(([name]) => name === 'DESCRIPTION')?.[1] ?? '')).toBe(
        description,
      );
    }),
  );
});
