import { useTranslation } from 'react-i18next';
import { CaptchaField } from '~/form/captcha/captcha-field';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { Button } from '~/ui/button';
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
      <CaptchaField captcha={captcha} id="captcha" />
      <Button variant="primary" size="l" isFullWidth onClick={() => void goOn()}>
        {t('tpr.open')}
      </Button>
    </Card>
  );
}
