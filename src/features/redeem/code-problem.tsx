import { useTranslation } from 'react-i18next';
import type { ApiError } from '~/api/errors';
import { hasOtherDash } from '~/lib/typed-text';
import { ProblemNotice } from '~/problem/problem-notice';
import { Button } from '~/ui/button';
import { cleanCode, lookAlikes } from '~/voucher/clean-code';

interface CodeProblemProps {
  error: ApiError;
  /** The code as it stood in its field. */
  typed: string;
  /** Another one stands there now. */
  isOther: boolean;
  /** Sends another code. */
  onSend: (code: string) => void;
  onRetry: () => void;
  onEnterCode: () => void;
}

/**
 * Why a code was refused; of one that was not found, the characters in it that look like others, and that a dash was
 * read as a hyphen.
 */
export function CodeProblem({
  error,
  typed,
  isOther,
  onSend,
  onRetry,
  onEnterCode,
}: CodeProblemProps) {
  const { t } = useTranslation();
  const isUnknown = error.code === 'VOUCHER_NOT_FOUND';
  const code = cleanCode(typed);
  // What is not about a code, such as a wait, goes on whatever is typed.
  const isAboutOther = isOther && error.code.startsWith('VOUCHER_');
  const alike = isUnknown ? lookAlikes(code) : [];
  const upper = code.toUpperCase();
  const isLower = isUnknown && code !== upper && code === code.toLowerCase();
  return (
    <ProblemNotice
      error={error}
      onRetry={onRetry}
      onEnterCode={onEnterCode}
      isBesideButton
      // Other ways would take the code along that is typed now.
      {...(isAboutOther && { recoveryActions: ['enter-code', 'help'] as const })}
    >
      {isAboutOther && <p>{t('redeem.problem.was-for', { code })}</p>}
      {isLower && (
        <div>
          <p>{t('redeem.problem.lower-case')}</p>
          <Button onClick={() => onSend(upper)}>{t('redeem.problem.try', { code: upper })}</Button>
        </div>
      )}
      {alike.length > 0 && (
        <p>{t('redeem.problem.look-alike', { characters: alike.join(', ') })}</p>
      )}
      {isUnknown && hasOtherDash(typed) && <p>{t('redeem.problem.dash')}</p>}
    </ProblemNotice>
  );
}
