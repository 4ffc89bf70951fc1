import { useTranslation } from 'react-i18next';
import type { ApiError } from '~/api/errors';
import { hasOtherDash } from '~/lib/typed-text';
import { ProblemNotice } from '~/problem/problem-notice';
import { cleanCode, lookAlikes } from '~/voucher/clean-code';

interface CodeProblemProps {
  error: ApiError;
  /** The code as it stood in its field. */
  typed: string;
  onRetry: () => void;
  onEnterCode: () => void;
}

/**
 * Why a code was refused; of one that was not found, the characters in it that look like others, and that a dash was
 * read as a hyphen.
 */
export function CodeProblem({ error, typed, onRetry, onEnterCode }: CodeProblemProps) {
  const { t } = useTranslation();
  const isUnknown = error.code === 'VOUCHER_NOT_FOUND';
  const alike = isUnknown ? lookAlikes(cleanCode(typed)) : [];
  return (
    <ProblemNotice error={error} onRetry={onRetry} onEnterCode={onEnterCode} isBesideButton>
      {alike.length > 0 && (
        <p>{t('redeem.problem.look-alike', { characters: alike.join(', ') })}</p>
      )}
      {isUnknown && hasOtherDash(typed) && <p>{t('redeem.problem.dash')}</p>}
    </ProblemNotice>
  );
}
