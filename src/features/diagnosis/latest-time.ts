import { plainText } from '~/lib/typed-text';

/**
 * The last moment with this time of day, as a receipt prints it: `14:05`, `14.05`, `1405`, `2:05 pm`.
 * @param now epoch ms
 * @returns epoch ms, undefined while it is no time
 */
export function latestTime(typed: string, now: number): number | undefined {
  const [, hour, minute, half] =
    /^(\d{1,2})[:.h]?(\d\d)\s*(?:uhr)?\s*(am|pm)?$/i.exec(plainText(typed)) ?? [];
  if (hour === undefined || Number(minute) > 59) return undefined;
  const isMorning = half?.toLowerCase() === 'am';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isMorning ? 0 : 12);
  if (hours > 23 || (half !== undefined && Number(hour) > 12)) return undefined;
  const date = new Date(now);
  date.setHours(hours, Number(minute), 0, 0);
  if (date.getTime() > now) date.setDate(date.getDate() - 1);
  return date.getTime();
}
