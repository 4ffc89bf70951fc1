import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { CallForm } from '~/form/call-form';
import { FormField } from '~/form/form-fields';
import { onSubmitOnly, useSchemaForm } from '~/form/use-schema-form';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { offeredProviders } from '~/payment/offered-providers';
import { paymentStorage, readPayment, removePayment } from '~/payment/payment-storage';
import { payerOf, readCard } from '~/payment/prepaid-card';
import { SerialField, serialNumber } from '~/payment/serial-field';
import { useLookUp } from '~/payment/use-look-up';
import { useSite, useSitePhase, useSiteStore } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { correctField } from '~/ui/control-of';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { NoTopUp } from './no-top-up';
import { PrepaidSteps } from './prepaid-steps';
import { usePrepaidPayment } from './use-prepaid-payment';

const schema = z.object({ serial: serialNumber });

/** Asks for the serial number of a card that is to be topped up (requirements 2.017, 2.067). */
export function Component() {
  const { t } = useTranslation();
  const site = useSite();
  usePageTitle(t('prepaid.title'));
  const phase = useSitePhase();
  // The providers' settings come with the server's configuration.
  const isPossible =
    offeredProviders(site, site.currency).length > 0 ||
    (phase === 'loading' && (site.paymentOptions ?? []).length > 0);
  if (!isPossible) return <NoTopUp />;
  return (
    <>
      <PrepaidSteps current={0} />
      <Page title={t('prepaid.title')} lead={t('prepaid.lead')}>
        <OpenTopUp />
        <SerialForm />
      </Page>
    </>
  );
}

/** A payment of this tab has no end yet: the way to it, before a number is entered. */
function OpenTopUp() {
  const siteId = useSiteStore().getState().site.id;
  const [isBegun] = useState(
    () => readPayment(paymentStorage, siteId, 'prepaid')?.attempt !== undefined,
  );
  return isBegun && <BegunTopUp />;
}

function BegunTopUp() {
  const { t } = useTranslation();
  const format = useFormat();
  const { payment, view } = usePrepaidPayment();
  const { amountInCent, currency } = payment.getOrder() ?? {};
  const { name } = view.screen;
  if (name === 'received' || name === 'choosing' || !amountInCent || !currency) return null;
  return (
    <Notice
      tone="warning"
      title={t('prepaid.open.title', { amount: format.money(amountInCent, currency) })}
      actions={<ButtonLink href={paths.prepaidCheckout()}>{t('prepaid.open.go')}</ButtonLink>}
    >
      <p>{t('prepaid.open.text')}</p>
    </Notice>
  );
}

function SerialForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const siteId = useSiteStore().getState().site.id;
  const form = useSchemaForm(schema, { serial: '' }, onSubmitOnly);
  const { sending, submit } = useLookUp();

  function goOn(): void | Promise<void> {
    // What is under way for another card, the server knows.
    const card = readCard(paymentStorage, siteId);
    const begunFor = readPayment(paymentStorage, siteId, 'prepaid')?.order.voucherId;
    if (!card || payerOf(card)?.id !== begunFor) removePayment(paymentStorage, siteId, 'prepaid');
    return navigate(paths.prepaidCheckout());
  }

  return (
    <Card variant="raised">
      <CallForm
        {...sending}
        form={form}
        onSubmit={({ serial }) => submit(serial, goOn)}
        problem={({ code }) => ({
          onEnterCode: () => correctField('serial'),
          enterCodeLabel: t('prepaid.change-serial'),
          ...(code === 'VOUCHER_NOT_FOUND' && {
            title: t('prepaid.not-found.title'),
            text: t('prepaid.not-found.text'),
            recoveryActions: ['enter-code', 'help'] as const,
          }),
        })}
        submitLabel={t('prepaid.submit')}
        pendingLabel={t('prepaid.pending')}
      >
        <FormField name="serial" as={SerialField} />
      </CallForm>
    </Card>
  );
}
