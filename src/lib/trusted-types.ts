/**
 * Names of the Trusted Types policies that the content security policy allows: `dompurify` is made by
 * the sanitiser itself, `default` by the map for the one markup that Leaflet tries itself with.
 */
export const POLICY_NAMES = ['dompurify', 'captcha-worker', 'plain-text', 'default'] as const;

type OwnPolicy = Exclude<(typeof POLICY_NAMES)[number], 'dompurify'>;

interface Rules {
  createHTML?: (html: string) => string | null;
  createScriptURL?: (address: string) => string;
}

/** The part of the browser's API that is used; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy: (name: OwnPolicy, rules: Rules) => Rules;
}

const browserApi = () => (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * Makes a policy, whose rules give values that the browser takes where it refuses strings. A browser
 * without Trusted Types takes the strings that the rules give.
 */
export const createPolicy = <Own extends Rules>(name: OwnPolicy, rules: Own): Own =>
  // The browser's policy has the functions of the rules; their results stand for strings.
  (browserApi()?.createPolicy(name, rules) as Own | undefined) ?? rules;
