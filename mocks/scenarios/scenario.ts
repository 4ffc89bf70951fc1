import type { Answer, Contract, Operation } from '../contract.ts';
import type { DemoVoucher } from '../demo-data.ts';
import type { UploadedFile } from '../form.ts';
import type { MockSession } from '../session.ts';
import type { MockSite, Sites } from '../sites.ts';
import type { TokenPayload } from '../token.ts';

/** One call as the scenarios see it. */
export interface Call {
  readonly contract: Contract;
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body; not yet known to fit the contract. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly sites: Sites;
  readonly site: MockSite | undefined;
  /** Two letters of the visitor's preferred language; empty if the request names none. */
  readonly language: string;
  readonly session: MockSession;
  /** The shared memory of all visitors. */
  readonly shared: MockSession;
  /** Payload of `x-jwt-token` and the demo voucher that it was issued for. */
  readonly token: TokenPayload | undefined;
  readonly voucher: DemoVoucher | undefined;
  /** ms */
  readonly now: number;
}

/** Which documented answer a call gets. */
export interface Choice {
  readonly answer: Answer;
  /** Fields that mirror the request, in the shape of the body; only marked ones are possible. */
  readonly echo?: unknown;
  /** The fields of a fresh token that differ from the example's payload. */
  readonly token?: { readonly payload: TokenPayload; readonly lifeInSeconds: number };
  /** The only fields that the body keeps; all when absent. */
  readonly fields?: readonly string[];
  /** How many entries a list keeps, from its first; all when absent. */
  readonly length?: number;
  /** A binary body in place of the example's text. */
  readonly file?: Buffer;
  /** `Retry-After` of a 429 or 503; a minute when absent. */
  readonly retryAfterInSeconds?: number;
  /** Remembers the event; runs when the request kept to the contract. */
  readonly after?: () => void;
}

/** Chooses; undefined leaves the choice to Prism (the first example of the first success). */
export type Scenario = (call: Call) => Choice | undefined | Promise<Choice | undefined>;

export function choose(status: number, example?: string): Choice {
  return { answer: example ? { status, example } : { status } };
}

/** Texts with markup as those of another language (`LimitedHtml`); the fields that are there. */
export const inLanguage = (
  node: Readonly<Record<string, unknown>>,
  fields: readonly string[],
  language: string,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields
      .filter((field) => field in node)
      .map((field) => [
        field,
        String(node[field]).replaceAll(/<(p|ul|ol)>/g, `<$1 lang="${language}">`),
      ]),
  );

/** 422 with these field errors. */
export const invalid = (...errors: readonly { pointer: string; code: string }[]): Choice => ({
  ...choose(422, 'validation-failed'),
  echo: { errors },
});

/** The part of a demo entry that says how to answer. */
export function answerOf({ status, example }: Answer): Answer {
  return example ? { status, example } : { status };
}
