import { stateParamsOf } from './expected-request.ts';
import type { Interaction } from './interaction.ts';

/** The text of pacts/provider-states.md: a table of what has to hold, and what is then asked. */
export function statesDocument(interactions: readonly Interaction[]): string {
  const rows = new Map<string, string[]>();
  for (const interaction of interactions) {
    const { state, call, status, example } = interaction;
    const key = `${state.words} | ${paramsText(stateParamsOf(interaction))}`;
    const answers = rows.get(key) ?? [];
    const answer = `${call} ${status}${example && status >= 400 ? ` ${example}` : ''}`;
    rows.set(key, answers.includes(answer) ? answers : [...answers, answer]);
  }
  return [
    '# Provider states',
    '',
    'Written by `node pacts/write-states.ts`. The README of the pacts (`pacts.md` in the archive of',
    '`npm run contract:package`) says how a server uses them.',
    '',
    '| State | Parameters | Calls and their answers |',
    '| --- | --- | --- |',
    ...[...rows].map(([state, answers]) => `| ${state} | ${answers.join(', ')} |`),
  ].join('\n');
}

const paramsText = (params: Readonly<Record<string, unknown>>): string =>
  Object.entries(params)
    .map(([name, value]) => `\`${name}: ${String(value)}\``)
    .join(', ');
