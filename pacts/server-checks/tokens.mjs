// Tokens of vouchers (`x-jwt-token`).
import { looking, parsed, withHeader } from './requests.mjs';

export const tokenOf = ({ headers }) => headers['x-jwt-token'];
export const withToken = (request, token) => looking(withHeader(request, 'x-jwt-token', token));
/** What a token says, or nothing when it cannot be read. */
export const payloadOf = (token) =>
  parsed(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString());

/** The token of another visitor's voucher, which the state has to answer. */
export function otherTokenOf({ found: { otherToken } }) {
  if (otherToken === undefined) throw new Error('the state answers no otherToken');
  return otherToken;
}
