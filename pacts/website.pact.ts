import { join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '~/api';
import { setCallContext } from '~/api/call-context';
import { client } from '~generated/client/client.gen';
import { createPdf } from '../mocks/assets/pdf.ts';
import { createZip } from '../mocks/assets/zip.ts';
import { asNode, readContract } from '../mocks/contract.ts';
import { interactions } from './interactions.ts';
import type { CallName } from './support/calls.ts';
import { contract as document } from './support/contract.ts';
import { expectedBody } from './support/expected-body.ts';
import {
  expectedRequest,
  languageOf,
  optionsOf,
  stateParamsOf,
  TOKEN,
} from './support/expected-request.ts';
import { expectedForm } from './support/form.ts';
import { sent } from './support/from-state.ts';
import { nameOf, type Interaction } from './support/interaction.ts';
import { CONSUMER, PACT_FOLDER, PROVIDER } from './support/pact-file.ts';
import { createPactParts } from './support/pact-parts.ts';

const contract = readContract();
const sends: Record<CallName, unknown> = { ...api };
const parts = createPactParts();
const pactOf = (call: CallName): PactV4 =>
  new PactV4({
    consumer: CONSUMER,
    provider: PROVIDER,
    dir: parts.folderOf(call),
    logLevel: 'error',
  });
const PDF = createPdf(['Voucher']);
/** Files by the name of the example that stands for them. */
const FILES: Readonly<Record<string, readonly [type: string, bytes: Buffer]>> = {
  document: ['application/pdf', PDF],
  archive: ['application/zip', createZip({ 'voucher-1.pdf': PDF })],
};
/** Seconds. */
const RETRY_AFTER = 60;

let language = '';
beforeAll(() => setCallContext({ acceptLanguage: () => language, voucherToken: () => TOKEN }));
afterAll(() => parts.join(join(PACT_FOLDER, `${CONSUMER}-${PROVIDER}.json`)));

test.each(interactions.map((interaction) => [nameOf(interaction), interaction] as const))(
  '%s',
  async (_name, interaction) => {
    const described = await describeInPact(interaction);
    await described.executeTest(async ({ url }) => {
      client.setConfig({ baseUrl: url });
      language = languageOf(interaction);
      await expectOutcome(interaction);
    });
  },
);

/** The interaction as the pact tells it: strict about the request, loose about the answer. */
async function describeInPact(interaction: Interaction) {
  const { state, status, example } = interaction;
  const { method, path, query, headers, body } = expectedRequest(contract, interaction);
  const form =
    document.bodyType(interaction.call)?.startsWith('multipart/') &&
    (await expectedForm(asNode(body)));
  return pactOf(interaction.call)
    .addInteraction()
    .given(state.words, { ...stateParamsOf(interaction) } as Record<string, string>)
    .uponReceiving(nameOf(interaction))
    .withRequest(method, path, (request) => {
      request.query(query).headers(headers);
      if (form) request.body(form.type, form.bytes).matchingRules(form.rules);
      else if (body !== undefined) request.jsonBody(body);
    })
    .willRespondWith(status, (response) => {
      if (example === undefined) return;
      const file = FILES[example];
      if (file) {
        response.body(...file);
        return;
      }
      response.headers(answerHeaders(interaction)).jsonBody(expectedBody(contract, interaction));
    });
}

function answerHeaders(interaction: Interaction) {
  const type = interaction.status < 400 ? 'application/json' : 'application/problem+json';
  return {
    'Content-Type': MatchersV3.regex(`^${type.replace('+', String.raw`\+`)}(;.*)?$`, type),
    ...(isWithRetryAfter(interaction) && {
      'Retry-After': MatchersV3.regex(/^\d+$/, String(RETRY_AFTER)),
    }),
  };
}

const isWithRetryAfter = ({ status, example }: Interaction): boolean =>
  status === 429 || status === 503 || example === 'request-in-progress';

/** What the rest of the website gets from src/api. */
async function expectOutcome(interaction: Interaction): Promise<void> {
  const send = sends[interaction.call] as (options: object) => Promise<{ data: unknown }>;
  const outcome = send(sent(optionsOf(interaction)));
  const { status, example } = interaction;
  if (status >= 400) {
    await expect(outcome).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'problem',
      status,
      code: codeOf(example),
      problem: MatchersV3.reify(expectedBody(contract, interaction)),
      retryAfter: isWithRetryAfter(interaction) ? RETRY_AFTER : undefined,
    });
    return;
  }
  const { data } = await outcome;
  if (example === undefined) expect(data).toBeNull();
  else if (data instanceof Blob) {
    expect([data.type, Buffer.from(await data.bytes())]).toEqual(FILES[example]);
  } else expect(data).toEqual(MatchersV3.reify(expectedBody(contract, interaction)));
}

/** The codes of examples that show the field errors of a form. */
const NAMES: Readonly<Record<string, string>> = {
  'customer-validation-failed': 'validation-failed',
  'customer-email-refused': 'email-domain-refused',
  'giveaway-refused': 'validation-failed',
};

/** Examples of failures are named after their code, except those that show its field errors. */
function codeOf(example = ''): string {
  const name = NAMES[example] ?? example;
  return name.replaceAll('-', '_').toUpperCase();
}
