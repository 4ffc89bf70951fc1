import { stateParamsOf } from './expected-request.ts';
import type { Interaction } from './interaction.ts';

const BEGIN = '<!-- states: written by "node pacts/write-states.ts" -->';
const END = '<!-- end of states -->';

/** The provider states as the table of pacts/README.md: what has to hold, and what is then asked. */
function statesTable(interactions: readonly Interaction[]): string {
  const rows = new Map<string, string[]>();
  for (const interaction of interactions) {
    const { state, call, status, example } = interaction;
    const key = `${state.words} | ${paramsText(stateParamsOf(interaction))}`;
    const answers = rows.get(key) ?? [];
    const answer = `${call} ${status}${example && status >= 400 ? ` ${example}` : ''}`;
    rows.set(key, answers.includes(answer) ? answers : [...answers, answer]);
  }
  return [
    '| State | Parameters | Calls and their answers |',
    '| --- | --- | --- |',
    ...[...rows].map(([state, answers]) => `| ${state} | ${answers.join(', ')} |`),
  ].join('\n');
}

const paramsText = (params: Readonly<Record<string, unknown>>): string =>
  Object.entries(params)
    .map(([name, value]) => `\`${name}: ${String(value)}\``)
    .join(', ');

/** The README with the table of the present interactions in its place. */
export function withStatesTable(readme: string, interactions: readonly Interaction[]): string {
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('no place for the table');
  return `${before}${BEGIN}\n\n${statesTable(interactions)}\n\n${END}${after}`;
}
