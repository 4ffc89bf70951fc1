interface GatewayProblem {
  readonly title: string;
  readonly code: string;
  readonly retryable?: true;
}

/** Failures of a call that the server itself answers, as the contract's `Problem`. */
export const GATEWAY_PROBLEMS = {
  unreachable: { title: 'The backend does not answer', code: 'TEMPORARY_FAILURE', retryable: true },
  tooMany: { title: 'Too many requests', code: 'RATE_LIMITED' },
  tooLarge: { title: 'The request is too large', code: 'UPLOAD_TOO_LARGE' },
} as const satisfies Record<string, GatewayProblem>;

/** @param status a number, or how the server writes the answer's own status */
export function problemText(problem: GatewayProblem, status: number | '$status'): string {
  const type = `urn:problem:${problem.code.toLowerCase().replaceAll('_', '-')}`;
  return JSON.stringify({ type, status, ...problem }).replace('"$status"', '$status');
}
