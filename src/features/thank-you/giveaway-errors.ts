import type { ApiError } from '~/api';

/**
 * What a refused giveaway says: the `errors` of the answer, which may be a list, a map or a text,
 * otherwise the raw error (requirements 7.024, 8.003).
 */
export function giveawayErrors(error: ApiError): string[] {
  const texts = textsOf(error.problem?.errors);
  return texts.length > 0
    ? texts
    : [error.problem?.detail ?? error.problem?.title ?? error.message];
}

function textsOf(errors: unknown): string[] {
  if (typeof errors === 'string') return errors ? [errors] : [];
  if (Array.isArray(errors)) return errors.flatMap(textsOf);
  if (typeof errors !== 'object' || errors === null) return [];
  const { detail, code } = errors as { detail?: unknown; code?: unknown };
  if (typeof detail === 'string') return [detail];
  if (typeof code === 'string') return [code];
  return Object.values(errors).flatMap(textsOf);
}
