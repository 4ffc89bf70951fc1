import type { AddressPart, AddressValues } from './address-values';
import { countryFormat } from './country-format';

const LETTERS: Readonly<Record<string, AddressPart>> = {
  '%C': 'city',
  '%S': 'administrativeArea',
  '%Z': 'postalCode',
};

/** The lines of an address as its country writes them, without name and country. */
export function formatAddress(address: Partial<AddressValues>): string[] {
  const street = [address.street, address.streetNumber].filter(Boolean).join(' ');
  return countryFormat(address.country ?? '').lines.flatMap((line) => {
    const letters = line.match(/%[A-Z]/g) ?? [];
    const valueOf = (letter: string) => address[LETTERS[letter] ?? 'street'] ?? '';
    if (letters.length > 0 && letters.every((letter) => !valueOf(letter))) return [];
    if (line === '%A') return [street, address.additionalAddress ?? ''].filter(Boolean);
    const written = line.replaceAll(/%[A-Z]/g, (letter) =>
      letter === '%A' ? street : valueOf(letter),
    );
    return [tidy(written)];
  });
}

/** Without the signs between parts that are left out. */
const tidy = (line: string): string =>
  line.replaceAll(/\s+(?=[\s,])/g, '').replaceAll(/^[\s,-]+|[\s,-]+$/g, '');
