/** One line of `npm run deploy check`. A note is no mistake, but the operator should know. */
export interface Finding {
  readonly level: 'right' | 'note' | 'wrong';
  readonly text: string;
}

/** A line that is right, or wrong with the thing found instead. */
export function finding(text: string, problems: readonly string[]): Finding {
  if (problems.length === 0) return { level: 'right', text };
  const shown = problems.slice(0, 3).join('; ');
  const more = problems.length > 3 ? `; and ${problems.length - 3} more` : '';
  return { level: 'wrong', text: `${text}: ${shown}${more}` };
}

export const wrongIn = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ level }) => level === 'wrong');

/** The screen of an operator: wrong lines come last, where they are seen. */
export function screenOf(findings: readonly Finding[]): string {
  const signs = { right: '✓', note: '·', wrong: '✗' };
  const lines = (['right', 'note', 'wrong'] as const).flatMap((level) =>
    findings.filter((entry) => entry.level === level).map(({ text }) => `${signs[level]} ${text}`),
  );
  const wrong = wrongIn(findings).length;
  return `${lines.join('\n')}\n\n${wrong === 0 ? 'Nothing is wrong.' : `${wrong} wrong.`}`;
}

/** Why a server could not be asked. Where every address of a name refused, only a code says so. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
}
