// What is wrong with an answer: a text, or '' when nothing is.
import { isDeepStrictEqual } from 'node:util';

/** What is wrong with an answer that has to be of these statuses, and of this code; else ''. */
export const unless = ({ status, body }, statuses, code) => {
  if (!statuses.includes(status)) {
    return `answers ${status} ${body?.code ?? ''}, not ${statuses.join(' or ')}`;
  }
  return code === undefined || body?.code === code ? '' : `says ${body?.code}, not ${code}`;
};
export const isSuccess = ({ status }) => status < 300;
/** What is wrong with an answer that has to be one of success; else ''. */
export const unlessTaken = ({ status, body }, what = 'it') =>
  status < 300 ? '' : `${what} is answered with ${status} ${body?.code ?? ''}`;
/** What is wrong with an answer that has to refuse a field by its name; else ''. */
export const unlessNamed = (answer, pointer, code = 'VALIDATION_FAILED') =>
  unless(answer, [422], code) || (names(answer, pointer) ? '' : `does not name ${pointer}`);
/** Whether a problem names a field, or one inside it. */
const names = ({ body }, pointer) =>
  body?.errors?.some((error) => `${error.pointer}/`.startsWith(`${pointer}/`)) ?? false;

export const differ = (what, found, wanted) =>
  found === wanted ? '' : `${what} is ${String(found)}, not ${String(wanted)}`;
/** The first thing that is wrong. */
export const first = (...found) => found.find(Boolean) ?? '';
export const isSame = (one, other) =>
  one.status === other.status && isDeepStrictEqual(one.body, other.body);
