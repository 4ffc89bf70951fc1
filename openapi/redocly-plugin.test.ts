import { expect, it } from 'vitest';
import contractPlugin from './redocly-plugin.js';

const { rules } = contractPlugin();

function messagesOf(rule: string, operation: object): string[] {
  const messages: string[] = [];
  const report = ({ message }: { message: string }) => messages.push(message);
  rules.oas3[rule]?.().Operation?.(operation, { report, location: {} });
  return messages;
}

const draft = { 'x-stability-level': 'draft', summary: 'Draft. Ask' };
const reason = {
  'x-placeholder-reason': 'Not shown.',
  'x-question': 'Is it one call?',
  'x-assumed': 'One call.',
  'x-alternatives': 'Two calls.',
  'x-if-different': 'The form.',
  'x-if-different-server': 'A store for the first half.',
};
const { 'x-assumed': _assumed, ...withoutAssumption } = reason;

it.each([
  ['a draft with a whole question', { ...draft, ...reason }, 0],
  ['a specified call', {}, 0],
  ['a draft without an assumption', { ...draft, ...withoutAssumption }, 1],
  ['a draft without alternatives', { ...draft, ...reason, 'x-alternatives': '' }, 1],
  ['a draft with a statement', { ...draft, ...reason, 'x-question': 'One call.' }, 1],
  ['a draft without a question', draft, 6],
  ['a question without a draft', reason, 6],
  ['a draft that does not say so', { ...draft, ...reason, summary: 'Ask' }, 1],
  ['a specified call that says draft', { summary: 'Draft. Ask' }, 1],
])('draft-has-question judges %s', (_, operation, count) => {
  expect(messagesOf('draft-has-question', operation)).toHaveLength(count);
});

it('draft-has-question judges a question that is asked twice', () => {
  const messages: string[] = [];
  const visitor = rules.oas3['draft-has-question']?.();
  const report = ({ message }: { message: string }) => messages.push(message);
  for (let times = 0; times < 2; times += 1) {
    visitor?.Operation?.({ ...draft, ...reason }, { report, location: {} });
  }
  expect(messages).toEqual(['Another call asks the same x-question.']);
});

const whole = {
  asks: 'backend',
  question: 'Which unit?',
  assumed: 'Cents.',
  alternatives: 'Euros.',
  'if-different': 'The adapters.',
  'if-different-server': 'A conversion.',
};

it.each([
  ['a whole one', whole, 0],
  ['one without alternatives', { ...whole, alternatives: undefined }, 1],
  ['one without anything', {}, 6],
])('question-is-whole judges %s', (_, question, count) => {
  const messages: string[] = [];
  const report = ({ message }: { message: string }) => messages.push(message);
  rules.oas3['question-is-whole']?.().Root?.(
    { 'x-open-questions': [question] },
    { report, location: {} },
  );
  expect(messages).toHaveLength(count);
});

it.each([
  ['with', { 'x-spec-ref': '7' }, 0],
  ['without', {}, 1],
])('operation-has-spec-ref judges a call %s a reference', (_, operation, count) => {
  expect(messagesOf('operation-has-spec-ref', operation)).toHaveLength(count);
});

const linkIdent = { $ref: '#/components/schemas/LinkIdent' };
const newIdent = { $ref: '#/components/schemas/NewIdent' };
const short = { type: 'string', minLength: 4 };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const body = (ident: unknown) => ({ requestBody: json({ properties: { ident } }) });
const answer = (fraudIdent: unknown) => ({
  responses: { 200: json({ allOf: [{ properties: { fraudIdent } }] }) },
});
const parameter = (name: string) => ({ parameters: [{ name, in: 'query', schema: {} }] });

it.each([
  ['a link that is sent back', body(linkIdent), 0],
  ['a link that is answered', answer(newIdent), 0],
  ['what is required beside its description', answer({}), 0],
  ['a short one in a request', body(short), 1],
  [
    'a short one behind a reference',
    { requestBody: json({ $ref: '#/components/schemas/Short' }) },
    1,
  ],
  ['an answer of what a request may have', answer(linkIdent), 1],
  ['another parameter', parameter('fields'), 0],
  ['a secret in the address', parameter('ident'), 1],
])('secret-ident judges %s', (_, operation, count) => {
  const messages: string[] = [];
  const report = ({ message }: { message: string }) => messages.push(message);
  const schemas = { NewIdent: {}, LinkIdent: {}, Short: { properties: { orderHash: short } } };
  const root = { paths: { '/link': { post: operation } }, components: { schemas } };
  rules.oas3['secret-ident']?.().Root?.(root, { report, location: {} });
  expect(messages).toHaveLength(count);
});

it.each([
  ['variants that are described', { anyOf: [{ $ref: '#/A' }, { type: 'string' }] }, 0],
  ['a variant that only says what is required', { anyOf: [{ required: ['a'] }] }, 1],
  ['one of two', { oneOf: [{ $ref: '#/A' }, {}] }, 1],
  ['a property without a rule', { properties: { a: {} } }, 0],
  ['a property that is `true`', { properties: { a: true } }, 1],
])('variant-has-type judges %s', (_, schema, count) => {
  const messages: string[] = [];
  const report = ({ message }: { message: string }) => messages.push(message);
  rules.oas3['variant-has-type']?.().Schema?.(schema, { report, location: {} });
  expect(messages).toHaveLength(count);
});
