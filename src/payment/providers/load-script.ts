import { PROVIDER_SCRIPT } from '~/payment/provider-script';

/** The script of a provider did not come: blocked, no connection, or not what it should be. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** A script that has not come after this long counts as blocked, in ms. */
const SCRIPT_TIMEOUT = 20_000;

const loads = new Map<string, Promise<void>>();

/**
 * Loads a script once. After a failure the next call tries again.
 * @param isReady tells whether the script brought what it is loaded for
 */
export function loadScript(address: string, isReady: () => boolean): Promise<void> {
  if (isReady()) return Promise.resolve();
  const known = loads.get(address);
  if (known) return known;
  const load = append(address, isReady).catch((error: unknown) => {
    loads.delete(address);
    throw error;
  });
  loads.set(address, load);
  return load;
}

function append(address: string, isReady: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new ScriptError(`${address} could not be loaded`));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT);
    script.src = address;
    script.toggleAttribute(PROVIDER_SCRIPT, true);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      if (!isReady()) return fail();
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}
