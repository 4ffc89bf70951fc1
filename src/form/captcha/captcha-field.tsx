import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeCheckbox } from '~/ui/native-checkbox';
import type { Captcha, CaptchaStatus } from './use-captcha';

interface CaptchaFieldProps {
  captcha: Captcha;
  id?: string;
}

/** The box that the visitor ticks; what happens behind it is told as text, never as a puzzle. */
export function CaptchaField({ captcha, id }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  const { confirm } = captcha;
  // Once, when the application takes over a page on which the box was ticked already.
  const takeOver = useRef(() => box.current?.checked && confirm(true));
  useLayoutEffect(() => void takeOver.current(), []);
  if (!captcha.isActive) return null;
  const hints: Record<CaptchaStatus, string> = {
    unconfirmed: t('captcha.hint'),
    working: t('captcha.working'),
    confirmed: t('captcha.confirmed'),
    failed: t('captcha.hint'),
  };
  const error = captcha.isMissing
    ? t('captcha.required')
    : captcha.status === 'failed'
      ? t('captcha.failed')
      : undefined;
  return (
    <NativeCheckbox
      ref={box}
      {...(id !== undefined && { id })}
      name="captcha"
      checked={captcha.status === 'working' || captcha.status === 'confirmed'}
      onChange={(event) => captcha.confirm(event.currentTarget.checked)}
      hint={hints[captcha.status]}
      error={error}
    >
      {t('captcha.label')}
    </NativeCheckbox>
  );
}
