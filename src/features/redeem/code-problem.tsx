import { useTranslation } from 'react-i18next';
import type { ApiError } from '~/api/errors';
import { ProblemNotice } from '~/problem/problem-notice';
import { lookAlikes } from '~/voucher/clean-code';
import styles from './code-problem.module.css';

interface CodeProblemProps {
  error: ApiError;
  code: string;
  onRetry: () => void;
  onEnterCode: () => void;
}

/** Why a code was refused. A code that was not found is shown large, with what looks alike in it. */
export function CodeProblem({ error, code, onRetry, onEnterCode }: CodeProblemProps) {
  const { t } = useTranslation();
  const alike = error.code === 'VOUCHER_NOT_FOUND' ? lookAlikes(code) : [];
  return (
    <ProblemNotice error={error} onRetry={onRetry} onEnterCode={onEnterCode} isBesideButton>
      {error.code === 'VOUCHER_NOT_FOUND' && (
        <div className={styles.typed}>
          <p>{t('redeem.problem.typed')}</p>
          <p className={styles.code}>{code}</p>
          {alike.length > 0 && (
            <p>{t('redeem.problem.look-alike', { characters: alike.join(', ') })}</p>
          )}
        </div>
      )}
    </ProblemNotice>
  );
}
