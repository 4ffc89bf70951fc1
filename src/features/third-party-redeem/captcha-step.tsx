import { useTranslation } from 'react-i18next';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { PlainForm } from '~/form/plain-form';
import { Card } from '~/ui/card';

interface CaptchaStepProps {
  onSolved: (solution: string | undefined) => void;
}

/** For a server that wants to know that a human opened the link. */
export function CaptchaStep({ onSolved }: CaptchaStepProps) {
  const { t } = useTranslation();
  const captcha = useCaptcha();
  async function goOn() {
    const solution = await captcha.solve();
    if (solution !== null) onSolved(solution);
  }
  return (
    <Card variant="raised">
      <PlainForm captcha={captcha} onSubmit={() => void goOn()} submitLabel={t('tpr.open')} />
    </Card>
  );
}
