import type { ThirdParty } from '../../src/sites/third-parties.ts';
import { NO_SOURCES, type Sources } from './content-policy.ts';

/** The origins that the third-party scripts of a site come from and talk to. */
export function thirdPartySources(scripts: readonly ThirdParty[]): Sources {
  const own = scripts.map(({ address }) => new URL(address).origin);
  return {
    script: own,
    connect: [...own, ...scripts.flatMap(({ origins }) => origins)],
    frame: [],
    formAction: [],
  };
}

/** A service on another host that the application calls. */
export function connectSources(address = ''): Sources {
  const isForeign = /^https?:/.test(address);
  return { ...NO_SOURCES, connect: isForeign ? [new URL(address).origin] : [] };
}
