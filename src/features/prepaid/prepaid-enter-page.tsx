import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { CallForm } from '~/form/call-form';
import { FormField } from '~/form/form-fields';
import { onSubmitOnly, useSchemaForm } from '~/form/use-schema-form';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { offeredProviders } from '~/payment/offered-providers';
import { isOver } from '~/payment/payment';
import { readPayment, removePayment } from '~/payment/payment-storage';
import { SerialField, serialNumber } from '~/payment/serial-field';
import { useLookUp } from '~/payment/use-look-up';
import { paymentStorage } from '~/payment/use-payment';
import { useSite, useSiteStore } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { correctField } from '~/ui/control-of';
import { Page } from '~/ui/page';

const schema = z.object({ serial: serialNumber });

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
  const form = useSchemaForm(schema, { serial: '' }, onSubmitOnly);
  const { sending, submit } = useLookUp();

  function goOn(): void | Promise<void> {
    // A payment that is still running goes on before another one begins.
    const known = readPayment(paymentStorage, siteId, 'prepaid');
    if (!known || isOver(known.state)) removePayment(paymentStorage, siteId, 'prepaid');
    return navigate(paths.prepaidCheckout());
  }

  return (
    <Card variant="raised">
      <CallForm
        {...sending}
        form={form}
        onSubmit={({ serial }) => submit(serial, goOn)}
        problem={() => ({ onEnterCode: () => correctField('serial') })}
        submitLabel={t('prepaid.submit')}
        pendingLabel={t('prepaid.pending')}
      >
        <FormField name="serial" as={SerialField} />
      </CallForm>
    </Card>
  );
}
