/** The server has answered, and its answer cannot be what was asked for: another site, texts without entries. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}
