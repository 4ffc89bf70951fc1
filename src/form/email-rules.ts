/**
 * Whether mail to the address is known to get lost: its domain ends in `.ru` (requirement 5.011).
 * @param email as it was typed
 */
export const isUndeliverable = (email: string): boolean => /@[^@]*\.ru\.?$/i.test(email.trim());

/** Whether two typed addresses are the same: the part before the @ minds case, the domain does not. */
export function isSameEmail(first: string, second: string): boolean {
  const normalise = (email: string) => {
    const trimmed = email.trim();
    const at = trimmed.lastIndexOf('@');
    return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
  };
  return normalise(first) === normalise(second);
}
