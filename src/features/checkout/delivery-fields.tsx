import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Shop } from '~/api';
import { useFieldError } from '~/form/form-fields';
import { FormRadioGroup } from '~/form/form-radio-group';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { RadioTile } from '~/ui/radio-group';
import { Skeleton } from '~/ui/skeleton';
import { offeredDeliveries } from '~/voucher/offered-deliveries';
import { DELIVERIES, type CheckoutValues } from './checkout-schema';

interface DeliveryFieldsProps {
  shop: Shop | undefined;
  /** The shop cannot be asked what it offers. */
  isUnknown: boolean;
}

/** How the shop's code arrives (requirements 1.019 to 1.022). Only what the shop offers is shown. */
export function DeliveryFields({ shop, isUnknown }: DeliveryFieldsProps) {
  const { t } = useTranslation();
  const { showMerchantCodePdfDownload } = useSite();
  const { control, setValue } = useFormContext<CheckoutValues>();
  const chosen = useWatch({ control, name: 'delivery' });
  const isAsked = shop !== undefined || isUnknown;
  // Until the shop is asked, nothing changes.
  const named: readonly string[] = isAsked ? offeredDeliveries(shop ?? {}) : [chosen];
  // A site without PDF files cannot deliver one (requirement 3.063).
  const isPossible = (delivery: string) =>
    delivery !== 'pdf' || showMerchantCodePdfDownload === true;
  const possible = named.filter(isPossible);
  const offered = DELIVERIES.filter((delivery) => possible.includes(delivery));
  // An earlier choice, for another shop or by default, may be no delivery of this shop.
  const [first] = offered;
  const isOffered = offered.includes(chosen);
  useEffect(() => {
    // Without any way the form says so and is not sent.
    if (!isOffered) setValue('delivery', first ?? ('' as 'screen'));
  }, [first, isOffered, setValue]);
  const texts = {
    screen: { title: t('checkout.delivery.screen'), text: t('checkout.delivery.screen-text') },
    email: { title: t('checkout.delivery.email'), text: t('checkout.delivery.email-text') },
    pdf: { title: t('checkout.delivery.pdf'), text: t('checkout.delivery.pdf-text') },
    post: { title: t('checkout.delivery.post'), text: t('checkout.delivery.post-text') },
  };
  if (offered.length === 0) return <NoDelivery />;
  return (
    <FormRadioGroup<CheckoutValues>
      name="delivery"
      layout="list"
      label={t('checkout.delivery.legend')}
    >
      {offered.map((delivery) => (
        <RadioTile key={delivery} value={delivery} secondary={texts[delivery].text}>
          {texts[delivery].title}
        </RadioTile>
      ))}
      {!isAsked &&
        // The button that sends the form does not move away from a pointer when the others arrive.
        DELIVERIES.filter((delivery) => isPossible(delivery) && delivery !== chosen).map(
          (delivery) => <Skeleton key={delivery} shape="box" height="4.4rem" />,
        )}
    </FormRadioGroup>
  );
}

/** In place of the field `delivery`: the error summary leads to another shop. */
function NoDelivery() {
  const { t } = useTranslation();
  useFieldError('delivery', t('checkout.delivery.legend'));
  return (
    <Notice
      id="delivery"
      tone="warning"
      role="alert"
      title={t('checkout.delivery.none-title')}
      actions={
        <ButtonLink href={paths.shops()} variant="primary">
          {t('problem.way.choose-shop')}
        </ButtonLink>
      }
    >
      <p>{t('checkout.delivery.none')}</p>
    </Notice>
  );
}
