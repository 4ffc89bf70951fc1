import { verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { asNode } from '../contract.ts';
import { choose, type Call, type Choice } from './scenario.ts';

// The keys that the contract's example challenge is signed with; they protect nothing.
const KEYS = { hmacSignatureSecret: 'example', hmacKeySignatureSecret: 'example-key' };

/**
 * Refuses a call whose captcha is missing although the site asks for one, is the word `invalid`, or is
 * a wrong solution. Any other text passes, so that tests need not compute.
 */
export async function refuseCaptcha({ site, body }: Call): Promise<Choice | undefined> {
  const refused = choose(422, 'captcha-invalid');
  const { captcha } = body;
  if (captcha === undefined || captcha === '') return site?.hasCaptcha ? refused : undefined;
  if (captcha === 'invalid') return refused;
  const solved = readSolution(captcha);
  if (!solved) return undefined;
  try {
    const { verified } = await verifySolution({ ...solved, ...KEYS, deriveKey });
    return verified ? undefined : refused;
  } catch {
    return refused;
  }
}

function readSolution(captcha: unknown): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const text = Buffer.from(String(captcha), 'base64').toString();
    const payload = asNode(JSON.parse(text));
    if (!asNode(payload['challenge'])['parameters'] || !payload['solution']) return undefined;
    return payload as unknown as { challenge: Challenge; solution: Solution };
  } catch {
    return undefined;
  }
}
