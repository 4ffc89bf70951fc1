import { expect, test } from 'vitest';
import { scannedCode } from './scanned-code';

const isOwnHost = (host: string) => ['bon.example', 'bon.localhost:4173'].includes(host);

test.each([
  ['a code', 'WG7k-2Lmq', 'WG7k-2Lmq'],
  ['a code in groups', ' WG7k 2Lmq 9xTB\n', 'WG7k2Lmq9xTB'],
  ['a code with its label', 'Gutscheincode: WG7k-2Lmq', 'WG7k-2Lmq'],
  ['letters alone', 'ABCDEFGH', 'ABCDEFGH'],
  ['figures alone', '4006381333931', '4006381333931'],
  ['a link of the site', 'https://bon.example/#code=WG7k-2Lmq', 'WG7k-2Lmq'],
  [
    'a link of the site with more',
    'HTTPS://BON.EXAMPLE/redeem?x=1#a=b&code=WG7k%202Lmq',
    'WG7k2Lmq',
  ],
  ['a link with a port', 'http://bon.localhost:4173/#code=WG7k', 'WG7k'],
])('%s is read', (_, text, code) => {
  expect(scannedCode(text, isOwnHost)).toBe(code);
});

test.each([
  ['nothing', ' '],
  ['a link of somebody else', 'https://other.example/#code=WG7k-2Lmq'],
  ['a link of the site without a code', 'https://bon.example/help'],
  ['a link of the site with a link', 'https://bon.example/#code=https://other.example'],
  ['a code in the query, where it must not be', 'https://bon.example/?code=WG7k-2Lmq'],
  ['an address without a scheme', 'www.bon.example/WG7k'],
  ['a script', 'javascript:alert(1)'],
  ['a network', 'WIFI:S:Laden;T:WPA;P:geheim1;;'],
  ['a phone number', 'tel:+491234567'],
  ['an e-mail address', 'ada@example.com'],
  ['a business card', 'BEGIN:VCARD\nVERSION:3.0\nN:Lovelace;Ada\nEND:VCARD'],
  ['a sentence', 'Viel Freude damit'],
  ['a text that is too long', 'A1'.repeat(51)],
])('%s is no code', (_, text) => {
  expect(scannedCode(text, isOwnHost)).toBeUndefined();
});
