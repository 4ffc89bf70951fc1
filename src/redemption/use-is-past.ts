import { useSecondsUntil } from '~/lib/use-seconds-until';

/**
 * Whether a moment has passed, and updates when it passes; for codes that are later than announced
 * (requirement 4.059).
 * @param moment ISO 8601; undefined if no time was announced; it is never past
 */
export function useIsPast(moment: string | undefined): boolean {
  const seconds = useSecondsUntil(moment === undefined ? undefined : Date.parse(moment));
  return moment !== undefined && seconds === 0;
}
