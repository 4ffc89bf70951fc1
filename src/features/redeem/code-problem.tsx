import { useTranslation } from 'react-i18next';
import type { ApiError } from '~/api/errors';
import { ProblemNotice } from '~/problem/problem-notice';
import { lookAlikes } from '~/voucher/clean-code';

interface CodeProblemProps {
  error: ApiError;
  code: string;
  onRetry: () => void;
  onEnterCode: () => void;
}

/** Why a code was refused; of one that was not found, what in it looks like another character. */
export function CodeProblem({ error, code, onRetry, onEnterCode }: CodeProblemProps) {
  const { t } = useTranslation();
  const alike = error.code === 'VOUCHER_NOT_FOUND' ? lookAlikes(code) : [];
  return (
    <ProblemNotice error={error} onRetry={onRetry} onEnterCode={onEnterCode} isBesideButton>
      {alike.length > 0 && (
        <p>{t('redeem.problem.look-alike', { characters: alike.join(', ') })}</p>
      )}
    </ProblemNotice>
  );
}
