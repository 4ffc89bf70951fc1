import { getParameter, listParameters } from '~/api';
import { env } from '~/lib/env';
import { report } from '~/api/report';
import { thirdParties, type ThirdParty } from '~/sites/third-parties';
import type { SiteConfig } from '~/sites/site-config';
import { followConsent, type Consent } from './consent';
import { openPrivatePage } from './leave-document';
import type { AppServices } from './app-services';
import { isPrivateAddress } from './page-table';

/** Name of the public parameter that switches the queue on (requirement 7.007). */
const QUEUE_PARAMETER = 'queueFairRedeem';

/**
 * Loads the third-party scripts that the site uses: the consent tool at once, the queue while it is on,
 * everything else only when the visitor has allowed its purpose, each once. Never on a private page,
 * and once one is there, private pages get a document of their own. A script that is blocked is left
 * out: nothing on the website depends on one. @returns a function that stops it
 */
export function startThirdPartyScripts(
  site: SiteConfig,
  services: Pick<AppServices, 'leaveFor'>,
): () => void {
  const scripts = thirdParties(site, env.thirdParties);
  const loaded = new Set<string>();
  const load = ({ name, address }: ThirdParty) => {
    if (loaded.has(name) || isPrivateAddress(location.pathname)) return;
    loaded.add(name);
    services.leaveFor = openPrivatePage;
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    if (name === 'chat') script.id = 'ze-snippet';
    script.addEventListener('error', () => report('A third-party script was not loaded', name));
    document.head.append(script);
  };
  const follow = (consent: Consent) => {
    for (const script of scripts) {
      const { purpose } = script;
      if (purpose === 'consent' || purpose === 'necessary') continue;
      if (consent[purpose] === true) load(script);
    }
  };
  for (const script of scripts) {
    if (script.purpose === 'consent') load(script);
  }
  const queue = scripts.find(({ name }) => name === 'queue');
  void isQueueOn(queue !== undefined).then((isOn) => isOn && queue && load(queue));
  return followConsent(follow);
}

/**
 * Whether visitors must queue: the list of the start says so (7.005) and, if there is a script
 * to load, the parameter by itself still does (7.006). One that is missing or not readable means no.
 */
async function isQueueOn(hasScript: boolean): Promise<boolean> {
  try {
    const { data: parameters } = await listParameters({ throwOnError: true });
    if (parameters[QUEUE_PARAMETER] !== true) return false;
    if (!hasScript) {
      report('The queue is on, but this build names no script for it', QUEUE_PARAMETER);
      return false;
    }
    const { data } = await getParameter({ path: { key: QUEUE_PARAMETER }, throwOnError: true });
    return data.value === true;
  } catch {
    return false;
  }
}
