// The one thing that a static example cannot hold: a token that is valid now. The mock does not verify the
// signature in the browser, so the mock's is a constant.
import { createHash } from 'node:crypto';
import { asNode } from './contract.ts';

export const DEFAULT_LIFE_IN_SECONDS = 30 * 60;

export type TokenPayload = Readonly<Record<string, unknown>>;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with this payload that expires `lifeInSeconds` after `now` (ms). */
export function mintToken(payload: TokenPayload, lifeInSeconds: number, now: number): string {
  const header = encode({ alg: 'HS256', typ: 'JWT' });
  const exp = Math.floor(now / 1000) + lifeInSeconds;
  const { jti } = payload;
  const sub = typeof jti === 'string' ? voucherId(jti) : payload['sub'];
  return `${header}.${encode({ ...payload, sub, exp })}.${encode('mock')}`;
}

/** Id of the voucher or card behind a code or serial number: always the same, and not the code itself. */
const voucherId = (code: string): string =>
  createHash('sha256').update(code).digest('hex').slice(0, 24);

/** The payload of a token, or undefined when it cannot be read. */
export function readToken(token: unknown): TokenPayload | undefined {
  if (typeof token !== 'string') return undefined;
  try {
    const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const payload: unknown = JSON.parse(text);
    return typeof payload === 'object' && payload !== null ? asNode(payload) : undefined;
  } catch {
    return undefined;
  }
}

/** True when the token is missing, unreadable, or its `exp` is past. */
export function isExpired(payload: TokenPayload | undefined, now: number): boolean {
  return typeof payload?.['exp'] !== 'number' || payload['exp'] * 1000 <= now;
}
