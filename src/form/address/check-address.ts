import type { AddressPart, AddressValues } from './address-values';

interface Payload {
  value: AddressValues;
  issues: unknown[];
}

/**
 * A rule of a form with an address: puts errors by the rules of the country at its fields, and writes its postal code
 * as the country does. Without the
 * data about countries, which comes with the fields, the server decides.
 */
export async function checkAddress({ value, issues }: Payload): Promise<void> {
  const rules = await import('./address-problems').catch(() => undefined);
  if (!rules) return;
  const problems = Object.entries(rules.addressProblems(value));
  value.postalCode = rules.postalCodeOf(value);
  for (const [path, message] of problems) {
    issues.push({ code: 'custom', input: value[path as AddressPart], path: [path], message });
  }
}
