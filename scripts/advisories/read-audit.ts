/** What npm says about the advisories of one package. */
export interface Advisory {
  readonly name: string;
  readonly severity: string;
  readonly titles: readonly string[];
}

/** What is known after asking: advisories (none is an answer, too), or why the registry did not answer. */
export type Audit =
  | {
      readonly status: 'answered';
      readonly advisories: readonly Advisory[];
      readonly packages: number;
    }
  | { readonly status: 'unanswered'; readonly reason: string };

/**
 * Reads `npm audit --json`. npm ends with the same code for "found" and "could not ask", and a registry
 * that knows no advisories answers like one that has none, so only a whole answer counts as one.
 */
export function readAudit(output: string): Audit {
  let answer: unknown;
  try {
    answer = JSON.parse(output);
  } catch {
    return { status: 'unanswered', reason: 'npm gave no answer that can be read' };
  }
  const { vulnerabilities, metadata, message, error } = (answer ?? {}) as {
    vulnerabilities?: Record<string, { name: string; severity: string; via: unknown[] }>;
    metadata?: { dependencies?: { total?: number } };
    message?: string;
    error?: { summary?: string; code?: string };
  };
  const packages = metadata?.dependencies?.total;
  if (!vulnerabilities || !packages) {
    const reason = message ?? error?.summary ?? error?.code ?? 'npm gave no list';
    return { status: 'unanswered', reason };
  }
  const advisories = Object.values(vulnerabilities).map(({ name, severity, via }) => ({
    name,
    severity,
    titles: via.map((cause) =>
      typeof cause === 'string' ? `by ${cause}` : String((cause as { title?: unknown }).title),
    ),
  }));
  return { status: 'answered', advisories, packages };
}

/** The lines for the operator, and the exit code: 1 with advisories, 2 without an answer. */
export function auditReport(audit: Audit): { text: string; exitCode: 0 | 1 | 2 } {
  if (audit.status === 'unanswered') {
    const text = `? Advisories are not known: the registry did not answer (${audit.reason}).`;
    return { text, exitCode: 2 };
  }
  const { advisories, packages } = audit;
  if (advisories.length === 0) {
    return { text: `✓ No advisories about ${packages} packages.`, exitCode: 0 };
  }
  const lines = advisories.map(
    ({ name, severity, titles }) => `✗ ${name} (${severity}): ${titles.join('; ')}`,
  );
  return { text: lines.join('\n'), exitCode: 1 };
}
