import { useSecondsUntil } from '~/lib/use-seconds-until';

/**
 * Whether a moment has passed, also when that happens while the page is open; for codes that are later
 * than they were promised (requirement 4.059).
 * @param moment ISO 8601; undefined where nothing was promised, which is never past
 */
export function useIsPast(moment: string | undefined): boolean {
  const seconds = useSecondsUntil(moment === undefined ? undefined : Date.parse(moment));
  return moment !== undefined && seconds === 0;
}
