interface GatewayProblem {
  readonly title: string;
  readonly code: string;
  readonly retryable?: true;
}

/** Failures of a call that the server itself answers, as the contract's `Problem`. */
export const GATEWAY_PROBLEMS = {
  unreachable: { title: 'The backend does not answer', code: 'TEMPORARY_FAILURE', retryable: true },
  tooLarge: { title: 'The request is too large', code: 'UPLOAD_TOO_LARGE' },
} as const satisfies Record<string, GatewayProblem>;

/** A problem as JSON, with its status. */
export function problemText(problem: GatewayProblem, status: number): string {
  const type = `urn:problem:${problem.code.toLowerCase().replaceAll('_', '-')}`;
  return JSON.stringify({ type, status, ...problem });
}
