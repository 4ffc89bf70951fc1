import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { vi } from 'vitest';

// The contract's examples as the server of a test.

interface Example {
  value?: unknown;
  $ref?: string;
}

interface ContractResponse {
  content?: Record<string, { examples?: Record<string, Example> }>;
  $ref?: string;
}

const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<
    string,
    Record<string, { operationId?: string; responses: Record<string, ContractResponse> }>
  >;
};

/** An answer of the contract: a named example, or no body. */
export interface Answer {
  status: number;
  example?: string;
  /** Something that no example can hold: HTML, a file that comes in parts, no answer at all. */
  raw?: string | ReadableStream<Uint8Array> | 'lost';
  headers?: Record<string, string>;
}

/** A call that a page made. */
export interface Call {
  operationId: string;
  body: unknown;
  headers: Headers;
}

/**
 * Answers calls by operationId with examples of the contract; several answers are used one after the
 * other, the last one again and again. @returns the calls, as they come
 */
export function answerCalls(answers: Record<string, Answer | Answer[]>): Call[] {
  const calls: Call[] = [];
  // Calls with files tell how far they are, which `fetch` cannot.
  vi.stubGlobal('XMLHttpRequest', FetchingXhr);
  const queues = new Map(Object.entries(answers).map(([id, one]) => [id, [one].flat()]));
  vi.stubGlobal('fetch', async (input: Request) => {
    const { operationId, responses } = findOperation(input);
    const call = { operationId, body: await readBody(input), headers: input.headers };
    calls.push(call);
    record(call, new URL(input.url).searchParams);
    const queue = queues.get(operationId) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (!answer || answer.raw === 'lost') throw new TypeError('Failed to fetch');
    const response = resolve<ContractResponse>(responses[answer.status]);
    const kinds = Object.entries(response?.content ?? {});
    const [type, content] =
      kinds.find(([, { examples }]) => answer.example && examples?.[answer.example]) ??
      kinds[0] ??
      [];
    const value = answer.example && resolve<Example>(content?.examples?.[answer.example])?.value;
    if (answer.example && value === undefined) {
      throw new Error(`The contract has no example ${answer.example} for ${operationId}`);
    }
    const body = answer.raw ?? (value === undefined ? null : JSON.stringify(value));
    return new Response(body, {
      status: answer.status,
      headers: { 'Content-Type': type ?? 'text/html', ...answer.headers },
    });
  });
  return calls;
}

/** What pages send, for the comparison with the pacts (`npm run pacts:requests`). */
function record({ operationId, body, headers }: Call, query: URLSearchParams): void {
  const request = {
    call: operationId,
    body,
    query: Object.fromEntries(query),
    hasKey: headers.has('Idempotency-Key'),
  };
  mkdirSync('test-results', { recursive: true });
  appendFileSync('test-results/requests.jsonl', `${JSON.stringify(request)}\n`);
}

/** What was sent: JSON as its value, a form as an object of its fields; a file counts by its type. */
async function readBody(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  const [, boundary] = request.headers.get('content-type')?.match(/boundary=(\S+)/) ?? [];
  if (!boundary) return text ? JSON.parse(text) : undefined;
  // The parser of the platform refuses the files of jsdom.
  const parts = text.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', value = ''] = part.split('\r\n\r\n');
      const type = /^Content-Type: (.+)$/m.exec(head)?.[1];
      return [/name="([^"]+)"/.exec(head)?.[1], type ?? value.replace(/\r\n$/, '')];
    }),
  );
}

/** Follows a reference inside the contract. */
function resolve<T extends { $ref?: string }>(node: T | undefined): T | undefined {
  if (!node?.$ref) return node;
  const path = node.$ref.slice(2).split('/');
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown>)[key],
    contract,
  ) as T;
}

function findOperation(request: Request) {
  const { pathname } = new URL(request.url, 'http://localhost');
  for (const [template, item] of Object.entries(contract.paths)) {
    const pattern = new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`);
    const operation = item[request.method.toLowerCase()];
    if (pattern.test(pathname) && operation?.operationId) {
      return { operationId: operation.operationId, responses: operation.responses };
    }
  }
  throw new Error(`The contract has no operation for ${request.method} ${pathname}`);
}

/**
 * An `XMLHttpRequest` that asks the stubbed `fetch`, so that one table of answers serves both. Sends
 * its body in two halves.
 */
export class FetchingXhr extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  response: ArrayBuffer | null = null;
  responseType = '';
  #request = { method: '', url: '' };
  #headers = new Headers();
  #answered = new Headers();
  #isAborted = false;

  open(method: string, url: string): void {
    this.#request = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  abort(): void {
    if (this.#isAborted) return;
    this.#isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  send(body: ArrayBuffer): void {
    void this.#exchange(body);
  }

  async #exchange(body: ArrayBuffer): Promise<void> {
    const total = body.byteLength;
    for (const loaded of [Math.ceil(total / 2), total]) {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
    }
    const { method, url } = this.#request;
    try {
      const answer = await fetch(new Request(url, { method, headers: this.#headers, body }));
      const content = await answer.arrayBuffer();
      if (this.#isAborted) return;
      this.status = answer.status;
      this.#answered = answer.headers;
      this.response = content;
      this.dispatchEvent(new Event('load'));
    } catch {
      if (!this.#isAborted) this.dispatchEvent(new Event('error'));
    }
  }
}
