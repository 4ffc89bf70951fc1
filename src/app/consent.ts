import type { ThirdPartyPurpose } from '~/sites/third-parties';

/** The purposes that the visitor has allowed. */
export type Consent = Partial<Record<Exclude<ThirdPartyPurpose, 'consent' | 'necessary'>, boolean>>;

declare global {
  interface Window {
    /** Left here by a tool without an adapter that loads before the website. */
    voucherConsent?: Consent;
    Cookiebot?: { consent?: { preferences?: boolean; statistics?: boolean } };
  }
  interface WindowEventMap {
    consentchange: CustomEvent<Consent>;
  }
}

/** A consent tool: the consent now, and the events of the window after which to look again. */
interface ConsentTool {
  readonly events: readonly string[];
  read: (event?: Event) => Consent | undefined;
}

/** https://www.cookiebot.com/en/developer: properties and events. */
const cookiebot: ConsentTool = {
  events: ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'],
  read() {
    const consent = window.Cookiebot?.consent;
    return (
      consent && {
        functional: consent.preferences === true,
        statistics: consent.statistics === true,
      }
    );
  },
};

/** Any other tool, with a line of its own configuration (docs/deployment.md). */
const custom: ConsentTool = {
  events: ['consentchange'],
  read: (event) => (event as CustomEvent<Consent> | undefined)?.detail ?? window.voucherConsent,
};

/**
 * Follows the consent tool, whichever of the supported ones is there (requirements 1.047 to 1.051). What was
 * allowed earlier is told at once. @returns a function that stops it
 */
export function followConsent(onChange: (consent: Consent) => void): () => void {
  const stops = [cookiebot, custom].map(({ events, read }) => {
    const look = (event?: Event) => {
      const consent = read(event);
      if (consent) onChange(consent);
    };
    for (const name of events) addEventListener(name, look);
    look();
    return () => {
      for (const name of events) removeEventListener(name, look);
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
}
