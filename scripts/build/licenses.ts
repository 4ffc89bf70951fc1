import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of which something is in the build, as Vite's `build.license` lists it. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression of its manifest; null if it names none. */
  readonly identifier: string | null;
  /** The licence itself; null if the package brings none. */
  readonly text?: string | null;
}

/** File of Vite's list, and of the texts, in the build. */
export const LICENSE_LIST = 'deploy/licenses.json';
export const LICENSE_FILE = 'licenses.txt';

/** Packages whose files, not whose modules, are shipped: the fonts and the outlines of the map. */
const BY_FILE = [
  '@fontsource-variable/figtree',
  '@fontsource/fraunces',
  '@fontsource/outfit',
  '@fontsource/sora',
  'world-atlas',
];

/** Licences that allow our use: shipping without our source, with their text. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** Reads the list of a build and adds the shipped files. @param root of the project */
export function shippedPackages(root: string, dist: string): ShippedPackage[] {
  const modules = JSON.parse(readFileSync(join(dist, LICENSE_LIST), 'utf8')) as ShippedPackage[];
  const files = BY_FILE.map((name): ShippedPackage => {
    const folder = join(root, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string;
      license?: string;
    };
    const [file] = globSync('LICEN[CS]E*', { cwd: folder });
    const text = file === undefined ? null : readFileSync(join(folder, file), 'utf8');
    return { name, version, identifier: license ?? null, text };
  });
  return [...modules, ...files].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Why a build must not be shipped: packages without a licence or its text, or with one nobody looked at. */
export const licenseProblems = (packages: readonly ShippedPackage[]): string[] =>
  packages.flatMap(({ name, version, identifier, text }) => {
    if (!isAllowed(identifier ?? '')) {
      return [`${name} ${version}: the licence ${identifier ?? '(none)'} is not known`];
    }
    return text ? [] : [`${name} ${version}: the text of its licence is missing`];
  });

/** `(MPL-2.0 OR Apache-2.0)`: one of them is enough; of `A AND B` both must be allowed. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => ALLOWED.includes(license)));

/** The texts of all licences; those that are the same word for word stand once. */
export function licenseText(packages: readonly ShippedPackage[]): string {
  const byText = Map.groupBy(packages, ({ text }) => text?.trim() ?? '');
  const parts = [...byText].map(([text, same]) => {
    const names = same.map(({ name, version, identifier }) => `${name} ${version} (${identifier})`);
    return `${names.join('\n')}\n\n${text}\n`;
  });
  return `This website contains third-party software:\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
