import type { FaultKind } from '../faults.ts';
import type { MockSession } from '../session.ts';
import { section } from './html.ts';

const LATENCIES = [0, 300, 1000, 3000, 10_000];

const LANGUAGES = [
  ['', 'As the browser asks'],
  ['de', 'German'],
  ['en', 'English'],
] as const;

const NEXT_CALLS: readonly (readonly [fault: FaultKind, label: string, isAfter?: true])[] = [
  ['status-500-empty', '500 without a body'],
  ['html-502', 'A proxy’s 502 page'],
  ['html-200', 'A proxy’s sign-in page'],
  ['empty-200', '200 without a body', true],
  ['malformed-json', 'Broken JSON'],
  ['drop', 'Connection lost before'],
  ['drop', 'Connection lost after', true],
  ['timeout', 'No answer'],
];

/** The switches for every call, or for the next one, of this visitor. */
export function switchesSection(session: MockSession): string {
  const { id, journal, latencyInMs, isOffline, language, faults } = session;
  const text =
    id === 'global'
      ? 'Opened at no site’s host, this is about all visitors.'
      : `${journal.length} calls so far. What you do at one site is remembered for that site.`;
  const waiting = faults.filter(({ times, operationId }) => times > 0 && !operationId).length;
  const delays = LATENCIES.map((ms) => {
    const label = ms === 0 ? 'None' : ms < 1000 ? `${ms} ms` : `${ms / 1000} s`;
    return radio('latencyInMs', String(ms), label, ms === latencyInMs);
  });
  const languages = LANGUAGES.map(([value, label]) =>
    radio('language', value, label, value === (language ?? '')),
  );
  const nexts = NEXT_CALLS.map(
    ([fault, label, isAfter]) =>
      `<button type="button" data-fault="${fault}"${isAfter ? ' data-after' : ''}>${label}</button>`,
  );
  return section(
    'session',
    'Your session',
    text,
    `<div class="switches">
<fieldset><legend>Delay of every answer</legend>${delays.join('')}</fieldset>
<fieldset><legend>Language of the server</legend>${languages.join('')}</fieldset>
<fieldset><legend>Connection and memory</legend><label><input type="checkbox" name="isOffline"
${isOffline ? ' checked' : ''}>Offline: no call gets through</label>
<button type="button" id="reset">Forget my session</button>
<button type="button" id="reset-vouchers">Forget vouchers with names of their own</button></fieldset>
<fieldset><legend>The next call fails${waiting > 0 ? ` (${waiting} waiting)` : ''}</legend>
${nexts.join('')}</fieldset>
</div>`,
  );
}

function radio(name: string, value: string, label: string, isChosen: boolean): string {
  return `<label><input type="radio" name="${name}" value="${value}"${
    isChosen ? ' checked' : ''
  }>${label}</label>`;
}
