import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { announce } from '~/ui/live-region';
import type { Captcha, CaptchaStatus } from './use-captcha';

interface CaptchaFieldProps {
  captcha: Captcha;
  id?: string;
}

/** The box that ticks itself or that the visitor ticks; its progress is text; there is never a puzzle. */
export function CaptchaField({ captcha, id }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const { box, confirm, status } = captcha;
  // Once after hydration, for a box that was already ticked.
  const takeOver = useRef(() => box.current?.checked && confirm());
  useLayoutEffect(() => void takeOver.current(), []);
  const problems: Partial<Record<CaptchaStatus, string>> = {
    failed: t('captcha.failed'),
    lost: t('captcha.lost'),
  };
  const problem = problems[status];
  useEffect(() => {
    if (problem) announce(problem, 'assertive');
  }, [problem]);
  const confirmed = status === 'confirmed' && `${t('captcha.label')}: ${t('captcha.confirmed')}`;
  useEffect(() => {
    if (confirmed) announce(confirmed);
  }, [confirmed]);
  if (!captcha.isActive) return null;
  const isTicked = status === 'working' || status === 'confirmed';
  const hints: Partial<Record<CaptchaStatus, string>> = {
    working: t('captcha.working'),
    confirmed: t('captcha.confirmed'),
  };
  return (
    <>
      <Checkbox
        ref={box}
        {...(id !== undefined && { id })}
        name="captcha"
        checked={isTicked}
        onChange={() => !isTicked && confirm()}
        hint={hints[status] ?? t('captcha.hint')}
        error={captcha.isMissing ? t('captcha.required') : problem}
      >
        {t('captcha.label')}
      </Checkbox>
      {status === 'lost' && (
        <Button onClick={() => location.reload()}>{t('error-page.reload')}</Button>
      )}
    </>
  );
}
