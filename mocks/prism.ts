// Prism, in process: it validates requests against the contract and answers with its examples.
import { setTimeout as wait } from 'node:timers/promises';
import { createLogger } from '@stoplight/prism-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  ProblemJsonError,
  type IHttpRequest,
} from '@stoplight/prism-http';
import type { Answer } from './contract.ts';
import { withChosenVariants } from './chosen-variants.ts';
import { withTextForms } from './text-forms.ts';

export interface PrismRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface PrismAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** How the request breaks the contract; empty when it does not. */
  readonly violations: readonly Violation[];
}

/** One way in which a request breaks the contract. */
export interface Violation {
  /** JSON pointer of the field of the body; undefined when it is about something else. */
  readonly pointer?: string;
  /** Which rule is broken, as JSON Schema calls it. */
  readonly code: string;
  readonly message: string;
}

export type Prism = (request: PrismRequest, wanted?: Answer) => Promise<PrismAnswer>;

/** Prism answers in milliseconds; a call that takes longer got stuck. */
const TIMEOUT_IN_MS = 2_000;

/** Starts Prism on a contract. The function it returns gives a wanted example or the first one. */
export async function startPrism(document: object): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(withTextForms(withChosenVariants(document)));
  // The default level writes more than a megabyte within seconds.
  const logger = createLogger('mock', { level: 'fatal' });
  const base = {
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    upstreamProxy: undefined,
    isProxy: false,
  } as const;
  const prism = createInstance({ ...base, mock: { dynamic: false } }, { logger });
  return async (request, wanted) => {
    const mock = {
      dynamic: false,
      ...(wanted && { code: wanted.status }),
      ...(wanted?.example && { exampleKey: wanted.example }),
    };
    const ask = async () => prism.request(toPrism(request), operations, { ...base, mock })();
    // The validator throws on some malformed multipart bodies (stoplightio/prism#2672). Behind
    // Prism's own server that ends the process; here it is one more way to break the contract.
    const answered = await Promise.race([ask().catch(unreadable), timeout()]);
    if (!answered) return fail(504, 'The mock took too long', 'Prism did not answer');
    if ('violations' in answered) return answered;
    if (answered._tag === 'Left') return fromError(answered.left);
    const { output, validations } = answered.right;
    return {
      status: output.statusCode,
      headers: output.headers ?? {},
      body: output.body,
      violations: validations.input.map(toViolation).filter(isAboutOneRule),
    };
  };
}

interface InputProblem {
  readonly path?: readonly (string | number)[];
  readonly code?: string | number;
  readonly message: string;
}

/** A missing or unknown field is named in the message only. */
const NAMED = /(?:required property|unevaluated properties:) '(.+?)'/;

function toViolation({ path = [], code = '', message }: InputProblem): Violation {
  const [place, ...inside] = path;
  const [, name] = NAMED.exec(message) ?? [];
  const pointer = [...inside, ...(name ? [name] : [])].map((part) => `/${part}`).join('');
  return {
    ...(place === 'body' && { pointer }),
    code: String(code),
    message: `request.${path.join('.')}: ${message}`,
  };
}

/** A failed condition adds nothing to the errors inside it. */
const isAboutOneRule = ({ code }: Violation): boolean => code !== 'if';

function unreadable(error: unknown): PrismAnswer {
  const reason = error instanceof Error ? error.message : String(error);
  const violations = [{ code: 'unreadable', message: `request.body: cannot be read (${reason})` }];
  return { ...fail(400, 'Contract violation', reason), violations };
}

async function timeout(): Promise<undefined> {
  await wait(TIMEOUT_IN_MS, undefined, { ref: false });
  return undefined;
}

function toPrism({ method, path, query, headers, body }: PrismRequest): IHttpRequest {
  return {
    method: method.toLowerCase() as IHttpRequest['method'],
    url: { path, query: { ...query } },
    headers: { ...headers },
    body,
  };
}

/** Prism's own errors. Those about the request are violations like the ones it lists. */
function fromError(error: Error): PrismAnswer {
  const { status, title, detail } = ProblemJsonError.toProblemJson(error);
  const isAboutRequest = status === 415 || status === 422;
  const listed = error instanceof ProblemJsonError ? error.additional?.['validation'] : undefined;
  const messages = Array.isArray(listed) ? listed.map((entry) => JSON.stringify(entry)) : [];
  const found = [`${title}: ${detail}`, ...messages];
  const violations = isAboutRequest ? found.map((message) => ({ code: 'request', message })) : [];
  return { ...fail(status, title, detail), violations };
}

function fail(status: number, title: string, detail: string): PrismAnswer {
  const body = { type: 'about:blank', title, status, detail };
  return { status, headers: {}, body, violations: [] };
}
