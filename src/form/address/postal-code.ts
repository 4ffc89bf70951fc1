import { plainText } from '~/lib/typed-text';
import { countryFormat } from './country-format';

/**
 * A postal code as its country writes it, however it was typed: `sw1a1aa` is `SW1A 1AA`, and `A 1010` or `A-1010` is
 * `1010` in Austria. The sign of another country is none.
 * @returns undefined if it is no postal code of the country
 */
export function readPostalCode(typed: string, country: string): string | undefined {
  const { postalCode, sign } = countryFormat(country);
  if (!postalCode) return plainText(typed);
  const whole = plainText(typed).toUpperCase().replaceAll(/[ .-]/g, '');
  const candidates = [whole, whole.replace(sign, '')].flatMap((code) => {
    const spaced = gapsIn(code, ' ');
    // A space divides letters; between digits it is a matter of taste.
    return [...gapsIn(code, '-'), ...(/[A-Z]/.test(code) ? spaced : []), code, ...spaced];
  });
  return candidates.find((code) => postalCode.test(code));
}

/** The code with a gap at each place where there may be one. */
const gapsIn = (code: string, gap: string): string[] =>
  Array.from(code, (_, at) => code.slice(0, at) + gap + code.slice(at)).slice(1);
