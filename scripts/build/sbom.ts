import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ShippedPackage } from './licenses.ts';

/** The part of a CycloneDX document that is looked at. */
export interface Sbom {
  readonly metadata: { component: { name: string } };
  readonly components: readonly { 'bom-ref': string; name: string; version: string }[];
  readonly dependencies: readonly { ref: string; dependsOn: readonly string[] }[];
}

/** Asks npm for the list of the packages that the website depends on (CycloneDX), from the lock file alone. */
export async function npmSbom(root: string): Promise<Sbom> {
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm === undefined ? ['npm'] : [process.execPath, npm];
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
  const { stdout } = await promisify(execFile)(command, [...first, ...options], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Sbom;
}

/** The same about shipped packages only; npm names the project by its folder. */
export function shippedSbom(all: Sbom, project: string, shipped: readonly ShippedPackage[]): Sbom {
  const wanted = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  const isWanted = (ref: string) => wanted.has(ref);
  const found = all.components.filter((component) => isWanted(component['bom-ref']));
  // Dependencies of the build alone, such as the data of the map's outlines.
  const added = [...wanted].filter((ref) => !found.some((one) => one['bom-ref'] === ref));
  return {
    ...all,
    metadata: { ...all.metadata, component: { ...all.metadata.component, name: project } },
    components: [...found, ...added.map(componentOf)],
    dependencies: all.dependencies
      .filter(({ ref }) => isWanted(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isWanted) })),
  };
}

function componentOf(ref: string): Sbom['components'][number] & { type: string; purl: string } {
  const [, name = '', version = ''] = /^(.+)@([^@]+)$/.exec(ref) ?? [];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { 'bom-ref': ref, type: 'library', name, version, purl };
}
