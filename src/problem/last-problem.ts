import type { ProblemCode } from '~/api';

/** The failure that a visitor saw last. */
export interface LastProblem {
  code: ProblemCode;
  /** The code that the visitor may quote, such as `VCRx15`. */
  displayCode: string;
  /** When it was shown, epoch ms. */
  at: number;
  /** Earliest sensible retry, ISO 8601. */
  availableFrom?: string | undefined;
}

/**
 * In memory only: it bridges the page that failed and the page that helps (the guided diagnosis, the
 * prefilled help form), and is gone with the tab.
 */
let last: LastProblem | undefined;

export const rememberProblem = (problem: LastProblem | undefined): void => {
  last = problem;
};

/** The failure that was shown last in this visit. */
export const lastProblem = (): LastProblem | undefined => last;
