import { getParameter } from '~/api';
import { env } from '~/lib/env';
import { report } from '~/lib/report';
import { thirdParties, type ThirdParty, type ThirdPartyPurpose } from '~/sites/third-parties';
import type { SiteConfig } from '~/sites/site-config';

/** What the visitor allowed; the consent tool says so in a `consentchange` event and keeps it here. */
export type Consent = Partial<Record<Exclude<ThirdPartyPurpose, 'consent' | 'necessary'>, boolean>>;

declare global {
  interface Window {
    voucherConsent?: Consent;
  }
  interface WindowEventMap {
    consentchange: CustomEvent<Consent>;
  }
}

/** Name of the public parameter that switches the queue on (requirement 7.007). */
const QUEUE_PARAMETER = 'queueFairRedeem';

/**
 * Loads the scripts of others that the site uses: the consent tool at once, everything else only when
 * the visitor has allowed its purpose, each once. A script that is blocked is left out: nothing on the
 * website depends on one. @returns ends it
 */
export function startThirdPartyScripts(site: SiteConfig): () => void {
  const scripts = thirdParties(site, env.thirdParties);
  const loaded = new Set<string>();
  const load = ({ name, address }: ThirdParty) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    if (name === 'chat') script.id = 'ze-snippet';
    script.addEventListener('error', () => report('A script of others was not loaded', name));
    document.head.append(script);
  };
  const follow = (consent: Consent) => {
    for (const script of scripts) {
      const { purpose } = script;
      if (purpose === 'consent' || purpose === 'necessary') continue;
      if (consent[purpose] === true) load(script);
    }
  };
  const onChange = ({ detail }: CustomEvent<Consent>) => follow(detail);
  addEventListener('consentchange', onChange);
  for (const script of scripts) {
    if (script.purpose === 'consent') load(script);
    if (script.name === 'queue') void isQueueOn().then((isOn) => isOn && load(script));
  }
  if (window.voucherConsent) follow(window.voucherConsent);
  return () => removeEventListener('consentchange', onChange);
}

/** Whether visitors have to queue; a parameter that is missing or not readable means no. */
async function isQueueOn(): Promise<boolean> {
  try {
    const { data } = await getParameter({ path: { key: QUEUE_PARAMETER }, throwOnError: true });
    return data.value === true;
  } catch {
    return false;
  }
}
