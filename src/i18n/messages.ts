import { AnswerError } from '~/lib/answer-error';

/** The texts of one locale: message id -> i18next text. */
export type Messages = Record<string, string>;

/** A compiled catalogue, one chunk per file. */
export interface MessagesModule {
  default: Messages;
}

/** The server's dump of translations with this many entries or fewer counts as a failure (4.030). */
const DUMP_FAILURE_ENTRIES = 2;

/** Loads catalogues and merges them, later ones over earlier ones: language, region, brand. */
export async function loadMessages(
  loaders: readonly (() => Promise<MessagesModule>)[],
): Promise<Messages> {
  const parts = await Promise.all(loaders.map((load) => load()));
  return Object.assign({}, ...parts.map((part) => part.default)) as Messages;
}

/**
 * Checks a server translation dump (requirements 4.029 to 4.031).
 * @throws Error when it has two or fewer entries, which the caller turns into maintenance.
 */
export function checkTranslationDump(dump: unknown): Messages {
  const entries = typeof dump === 'object' && dump !== null ? Object.entries(dump) : [];
  if (entries.length <= DUMP_FAILURE_ENTRIES) {
    throw new AnswerError(`Translation dump has ${entries.length} entries`);
  }
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
}
