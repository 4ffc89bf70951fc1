import { isJson } from '~/lib/json';

/** The part of a failure that leaves the browser: nothing that a visitor typed or was given. */
export interface ReportBody {
  message: string;
  /** The page as {@link pagePattern} says it. */
  page: string;
  /** Names of errors, from the failure to its first cause. */
  errors?: string[];
  /** Of a call that failed. */
  code?: string;
  status?: number;
  /** Places in our own files: `/assets/main-x.js:1:20`. */
  frames?: string[];
  /** Names of fields of the contract, or parts of a violation. */
  names?: string[];
}

/**
 * An address without possible secrets.
 * @param words segments that are the same for everybody; every other one becomes `*`
 */
export const pagePattern = (path: string, words: ReadonlySet<string>): string =>
  path
    .split('/')
    .map((part) => (part === '' || words.has(part.toLowerCase()) ? part : '*'))
    .join('/');

/** Names that our code and the contract give, and origins: no digits, which every code and token has. */
const NAME = /^(?:https:\/\/)?[a-z][a-z_.:-]{0,60}$/i;
const MOST_NAMES = 10;
const FRAME = /\/assets\/[\w.-]+\.js:\d+:\d+/g;
const MOST_FRAMES = 8;

/** Fields of a report that hold names of our own. */
const NAMING = ['field', 'reason', 'directive', 'blocked'];

/** Reduces a failure to the parts that may be sent. Texts of errors stay here: they quote the visitor's input. */
export function reportBody(
  message: string,
  detail: unknown,
  path: string,
  words: ReadonlySet<string>,
): ReportBody {
  const body: ReportBody = { message, page: pagePattern(path, words) };
  const errors: Error[] = [];
  for (let error = detail; error instanceof Error && errors.length < 4; error = error.cause) {
    errors.push(error);
  }
  if (errors.length > 0) {
    body.errors = errors.map(({ name }) => (NAME.test(name) ? name : 'Error'));
    body.frames = (errors[0]?.stack?.match(FRAME) ?? []).slice(0, MOST_FRAMES);
    const call = errors.find(({ name }) => name === 'ApiError') as Partial<ReportBody> | undefined;
    if (call?.code !== undefined) body.code = call.code;
    if (call?.status !== undefined) body.status = call.status;
    return body;
  }
  const names = (Array.isArray(detail) ? detail : [detail])
    .flatMap((item: unknown) => (isJson(item) ? NAMING.map((field) => item[field]) : [item]))
    .filter((name): name is string => typeof name === 'string' && NAME.test(name));
  return { ...body, names: names.slice(0, MOST_NAMES) };
}
