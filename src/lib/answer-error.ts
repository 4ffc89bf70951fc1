/** The server has answered, and its answer cannot be about the request: another site, texts without entries. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}
