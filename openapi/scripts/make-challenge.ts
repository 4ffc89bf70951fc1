// Prints a captcha challenge for components/examples/captcha.yaml. Random on purpose: run it once by
// hand when the widget's format changes. Signed with keys that protect nothing.
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const challenge = await createChallenge({
  algorithm: 'PBKDF2/SHA-256',
  cost: 1000,
  counter: 300,
  deriveKey,
  hmacSignatureSecret: 'example',
  hmacKeySignatureSecret: 'example-key',
});
console.log(JSON.stringify(challenge, undefined, 2));
