import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '~/ui/use-offline';
import { Button } from '~/ui/button';
import { ErrorText } from '~/ui/field-parts';
import fieldStyles from '~/ui/field.module.css';
import { announce } from '~/ui/live-region';
import styles from './captcha-field.module.css';
import type { Captcha, CaptchaStatus } from './use-captcha';

interface CaptchaFieldProps {
  captcha: Captcha;
  id?: string;
}

/**
 * Where the security check stands. It works by itself, so nothing is said in the visitor's name; only
 * if it fails there is a button to confirm it (requirement 5.002). There is never a puzzle.
 */
export function CaptchaField({ captcha, id }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const ownId = useId();
  const { button, confirm, status, isMissing } = captcha;
  const problems: Partial<Record<CaptchaStatus, string>> = {
    failed: t('captcha.failed'),
    lost: t('captcha.lost'),
  };
  const isOffline = useOffline();
  const said = problems[status] && (isOffline ? t('captcha.offline') : problems[status]);
  const required = isOffline ? t('captcha.offline') : t('captcha.required');
  const problem = said ?? (isMissing ? required : undefined);
  useEffect(() => {
    if (said) announce(said, 'assertive');
  }, [said]);
  const stateText = (state: string) =>
    t('form.summary-item', { label: t('captcha.label'), message: state });
  const confirmed = status === 'confirmed' && stateText(t('captcha.confirmed'));
  useEffect(() => {
    if (confirmed) announce(confirmed);
  }, [confirmed]);
  if (!captcha.isActive) return null;
  const states: Partial<Record<CaptchaStatus, string>> = {
    working: t('captcha.working'),
    confirmed: t('captcha.confirmed'),
  };
  const errorId = `${id ?? ownId}-error`;
  return (
    <div className={styles.captcha}>
      {problem === undefined && (
        <p id={id} className={styles.state}>
          {stateText(states[status] ?? t('captcha.hint'))}
        </p>
      )}
      {problem !== undefined && (
        <>
          <p id={errorId} className={fieldStyles['error']}>
            <ErrorText>{problem}</ErrorText>
          </p>
          <Button ref={button} aria-describedby={errorId} onClick={confirm}>
            {status === 'lost' ? t('problem.way.retry') : t('captcha.confirm')}
          </Button>
          {status === 'lost' && !isOffline && (
            // A reload loses typed text, and without a connection the page.
            <Button variant="quiet" onClick={() => location.reload()}>
              {t('error-page.reload')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
