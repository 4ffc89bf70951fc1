import mixedStates from '../server-checks/mixed-states.json' with { type: 'json' };
import { stateParamsOf } from './expected-request.ts';
import { nameOf, type Interaction } from './interaction.ts';

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
  for (const [check, { interaction: begins, state, params, status }] of Object.entries(
    mixedStates,
  )) {
    const interaction = interactions.find((each) => nameOf(each).startsWith(begins));
    if (!interaction) throw new Error(`no interaction "${begins}"`);
    const key = `${state} | ${paramsText({ ...stateParamsOf(interaction), ...params })}`;
    const answer = `${interaction.call} ${status} (check \`${check}\`)`;
    rows.set(key, [...(rows.get(key) ?? []), answer]);
  }
  return [
    '# Provider states',
    '',
    'Written by `node pacts/write-states.ts`. The README of the pacts (`pacts.md` in the archive of',
    '`npm run contract package`) says how a server uses them.',
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
