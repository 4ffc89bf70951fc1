/** An appointment that reminds at a moment. Never holds a code: calendars are synchronised and shared. */
export interface CalendarEvent {
  /** The same for the same reminder, so that a second import does not double it. */
  id: string;
  start: Date;
  title: string;
  description: string;
  /** Where to go then. */
  url: string;
}

/** A line may be this long, in octets without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
const LENGTH_IN_MINUTES = 15;

/**
 * Writes an iCalendar file with one event and an alarm at its start (RFC 5545). Times are in UTC, so
 * that no time zone must be described.
 * @param now moment of writing
 */
export function calendarFile(event: CalendarEvent, now = new Date()): string {
  const end = new Date(event.start.getTime() + LENGTH_IN_MINUTES * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//voucher-redemption//reminder//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20261122T093000Z` */
const utc = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a long line; a continuation begins with a space. Characters stay whole. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > LONGEST_LINE) {
      parts.push('');
      length = 1;
    }
    parts[parts.length - 1] += character;
    length += octets;
  }
  return parts.join('\r\n ');
}
