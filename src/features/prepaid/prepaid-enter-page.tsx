import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CaptchaField } from '~/form/captcha/captcha-field';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { ProblemNotice } from '~/problem/problem-notice';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { offeredProviders } from '~/payment/offered-providers';
import { isOver } from '~/payment/payment';
import { readPayment, removePayment } from '~/payment/payment-storage';
import { readSerial, SerialField } from '~/payment/serial-field';
import { useLookUp } from '~/payment/use-look-up';
import { paymentStorage } from '~/payment/use-payment';
import { useSite, useSiteStore } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { Button } from '~/ui/button';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';

/** Asks for the serial number of a card that is to be topped up (requirements 2.017, 2.067). */
export function Component() {
  const { t } = useTranslation();
  const site = useSite();
  usePageTitle(t('prepaid.title'));
  if (offeredProviders(site, site.currency).length === 0) {
    return (
      <Page title={t('prepaid.title')} lead={t('prepaid.impossible')} width="form">
        <ButtonLink href={paths.help()}>{t('problem.way.help')}</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={t('prepaid.title')} lead={t('prepaid.lead')} width="form">
      <SerialForm />
    </Page>
  );
}

function SerialForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const siteId = useSiteStore().getState().site.id;
  const captcha = useCaptcha();
  const { state, submit } = useLookUp(captcha);
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);

  async function send(): Promise<void> {
    const serial = readSerial(field.current?.value ?? '');
    setWrong(serial === undefined);
    if (serial === undefined) return field.current?.focus();
    await submit(serial, () => {
      // A payment that is still running goes on before another one begins.
      const known = readPayment(paymentStorage, siteId, 'prepaid');
      if (!known || isOver(known.state)) removePayment(paymentStorage, siteId, 'prepaid');
      return navigate(paths.prepaidCheckout());
    });
  }

  function correct(): void {
    field.current?.focus();
    field.current?.select();
  }

  return (
    <Card variant="raised">
      <form
        noValidate
        aria-busy={state.status === 'pending'}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap={5}>
          <SerialField ref={field} error={isWrong ? t('payment.serial.error') : undefined} />
          <CaptchaField captcha={captcha} id="captcha" />
          {state.status === 'failed' && (
            <ProblemNotice error={state.error} onRetry={() => void send()} onEnterCode={correct} />
          )}
          <Button
            type="submit"
            variant="primary"
            size="l"
            isFullWidth
            isPending={state.status === 'pending'}
            pendingLabel={t('prepaid.pending')}
          >
            {t('prepaid.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
