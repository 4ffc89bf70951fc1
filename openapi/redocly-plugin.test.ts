import { expect, it } from 'vitest';
import contractPlugin from './redocly-plugin.js';

const { rules } = contractPlugin();

function messagesOf(rule: string, operation: object): string[] {
  const messages: string[] = [];
  const report = ({ message }: { message: string }) => messages.push(message);
  rules.oas3[rule]?.().Operation(operation, { report, location: {} });
  return messages;
}

const draft = { 'x-stability-level': 'draft' };
const reason = {
  'x-placeholder-reason': 'Not shown.',
  'x-assumed': 'One call.',
  'x-if-different': 'The form.',
};
const { 'x-assumed': _assumed, ...withoutAssumption } = reason;

it.each([
  ['a draft with a reason', { ...draft, ...reason }, 0],
  ['a specified call', {}, 0],
  ['a draft without an assumption', { ...draft, ...withoutAssumption }, 1],
  ['a draft without a reason', draft, 3],
  ['a reason without a draft', reason, 3],
])('draft-has-reason judges %s', (_, operation, count) => {
  expect(messagesOf('draft-has-reason', operation)).toHaveLength(count);
});

it.each([
  ['with', { 'x-spec-ref': '7' }, 0],
  ['without', {}, 1],
])('operation-has-spec-ref judges a call %s a reference', (_, operation, count) => {
  expect(messagesOf('operation-has-spec-ref', operation)).toHaveLength(count);
});
