import type { ApiError, Problem, ProblemCode } from '~/api';
import { messageKey } from '~/i18n/message-key';
import type { CatalogueEntry } from './catalogue-entry';
import { catalogue, noConnection, unknown } from './problem-catalogue';

/** Like the catalogue's entry, for a giver who could not be reminded (4.041). */
const withoutReminder = messageKey('problem.voucher-not-activated.text-unreminded');

/** The name of the failure, in the words that fit the server's details. */
export const problemText = (entry: CatalogueEntry, problem: Problem | undefined) =>
  problem?.code === 'VOUCHER_NOT_ACTIVATED' && problem.giverReminded === false
    ? withoutReminder
    : entry.text;

/**
 * A code that a server put into an answer, as one that this website has a text for. More codes may be
 * added to the contract; one that is not known here is `UNKNOWN` (8.011).
 */
export const knownCode = (code: string): ProblemCode =>
  code in catalogue ? (code as ProblemCode) : 'UNKNOWN';

/** The entry of a failure: of its code, or that no answer came (8.012). */
export const failureEntry = ({ kind, code }: Pick<ApiError, 'kind' | 'code'>): CatalogueEntry =>
  kind === 'offline' || kind === 'timeout' || kind === 'network'
    ? noConnection
    : catalogueEntry(code);

/** The entry of a code; a code without a text is an unknown error (8.011). */
export const catalogueEntry = (code: ProblemCode): CatalogueEntry =>
  (catalogue as Partial<Record<ProblemCode, CatalogueEntry>>)[code] ?? unknown;
