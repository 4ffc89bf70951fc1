/**
 * Splits a street that came with its number, as autofill and pasting do: `Hauptstraße 12a`.
 * @returns undefined when there is no number at the end
 */
export function splitStreet(input: string): { street: string; streetNumber: string } | undefined {
  const match = /^(?<street>\D.*\D)\s+(?<streetNumber>\d+\s?[a-z]?(?:[-/]\d+\s?[a-z]?)?)$/iu.exec(
    input.trim(),
  );
  const { street, streetNumber } = match?.groups ?? {};
  return street && streetNumber ? { street: street.trim(), streetNumber } : undefined;
}
