import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { PrepaidLookup } from '~/api';
import { CallForm } from '~/form/call-form';
import { FormField } from '~/form/form-fields';
import { onSubmitOnly, useSchemaForm } from '~/form/use-schema-form';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { offeredProviders } from '~/payment/offered-providers';
import type { PaymentOrder } from '~/payment/providers/payment-adapter';
import { paymentStorage, readPayment, removePayment } from '~/payment/payment-storage';
import { isOver, mayStillBePaid, restorePayment } from '~/payment/payment-state';
import { payerOf } from '~/payment/prepaid-card';
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
  const { t } = useTranslation();
  const format = useFormat();
  const siteId = useSiteStore().getState().site.id;
  const [known] = useState(() => readPayment(paymentStorage, siteId, 'prepaid'));
  // The state that a reload would restore.
  const state = known && restorePayment(known.state);
  if (!state || isOver(state) || state.phase === 'confirming') return null;
  const { amountInCent, currency } = known.order;
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
  const [open, setOpen] = useState<PaymentOrder>();

  /** A payment that is still running goes on before another one begins, and belongs to its own card. */
  const runningForOther = (card: PrepaidLookup): PaymentOrder | undefined => {
    const known = readPayment(paymentStorage, siteId, 'prepaid');
    if (!known || isOver(known.state)) return undefined;
    return known.order.voucherId === payerOf(card)?.id ? undefined : known.order;
  };
  const { sending, submit } = useLookUp((card) => !runningForOther(card));

  function goOn(card: PrepaidLookup): void | Promise<void> {
    const other = runningForOther(card);
    setOpen(other);
    if (other) return undefined;
    const known = readPayment(paymentStorage, siteId, 'prepaid');
    const isOverForGood = known && isOver(known.state) && !mayStillBePaid(known.state);
    if (!known || isOverForGood) removePayment(paymentStorage, siteId, 'prepaid');
    return navigate(paths.prepaidCheckout());
  }

  return (
    <Card variant="raised">
      {open && <OpenForOtherCard order={open} />}
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

/** A payment for another card has no end yet: it is looked at first, or this card gets a tab of its own. */
function OpenForOtherCard({ order }: { order: PaymentOrder }) {
  const { t } = useTranslation();
  const format = useFormat();
  const amount = format.money(order.amountInCent, order.currency);
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('prepaid.open-other.title', { amount })}
      actions={
        <ButtonLink href={paths.prepaid()} target="_blank">
          {t('prepaid.open-other.new-tab')}
        </ButtonLink>
      }
    >
      <p>{t('prepaid.open-other.text')}</p>
    </Notice>
  );
}
