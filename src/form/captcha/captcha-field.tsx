import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '~/ui/checkbox';
import { announce } from '~/ui/live-region';
import type { Captcha, CaptchaStatus } from './use-captcha';

interface CaptchaFieldProps {
  captcha: Captcha;
  id?: string;
}

/** The box that the visitor ticks; what happens behind it is told as text, never as a puzzle. */
export function CaptchaField({ captcha, id }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const { box, confirm, status } = captcha;
  // Once, when the application takes over a page on which the box was ticked already.
  const takeOver = useRef(() => box.current?.checked && confirm(true));
  useLayoutEffect(() => void takeOver.current(), []);
  useEffect(() => {
    if (status === 'failed') announce(t('captcha.failed'), 'assertive');
  }, [status, t]);
  if (!captcha.isActive) return null;
  const hints: Record<CaptchaStatus, string> = {
    unconfirmed: t('captcha.hint'),
    working: t('captcha.working'),
    confirmed: t('captcha.confirmed'),
    failed: t('captcha.hint'),
  };
  const error = captcha.isMissing
    ? t('captcha.required')
    : status === 'failed'
      ? t('captcha.failed')
      : undefined;
  return (
    <Checkbox
      ref={box}
      {...(id !== undefined && { id })}
      name="captcha"
      checked={status === 'working' || status === 'confirmed'}
      onChange={(event) => captcha.confirm(event.currentTarget.checked)}
      hint={hints[status]}
      error={error}
    >
      {t('captcha.label')}
    </Checkbox>
  );
}
