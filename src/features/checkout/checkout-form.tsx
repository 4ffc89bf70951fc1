import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch, type SubmitHandler } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getShopOptions, toApiError, type Voucher } from '~/api';
import { FormErrorSummary } from '~/form/form-error-summary';
import { LateProblemNotice } from '~/form/late-problem-notice';
import { applySubmitErrors, type PointerMap } from '~/form/submit-errors';
import { useFormat } from '~/i18n/use-format';
import { useSite, useSiteStore } from '~/sites/use-site';
import { NativeButton } from '~/ui/native-button';
import { Notice } from '~/ui/notice';
import {
  sumOfItems,
  useRedemptionDraft,
  useRedemptionDraftStore,
  type ShopChoice,
} from '~/voucher/redemption-draft';
import styles from './checkout-form.module.css';
import { checkoutSchema, emptyCheckout, type CheckoutValues } from './checkout-schema';
import { ChoiceSummary } from './choice-summary';
import { ContactFields } from './contact-fields';
import { DeliveryFields } from './delivery-fields';
import { DonationLink } from './donation-link';
import { forgetEnded } from './forget-ended';
import { PersonFields } from './person-fields';
import { PromotionFields } from './promotion-fields';
import { toRedeemRequest } from './redeem-request';
import { Review } from './review';
import { ShopFields } from './shop-fields';
import { TermsField } from './terms-field';
import { useFieldLabels } from './use-field-labels';
import { usePromotion } from './use-promotion';
import { useRedeem } from './use-redeem';
import { useRequestContext } from './use-request-context';

/** What has to be accepted anew by whoever comes back. */
const notAccepted = { termsAccepted: false, orderPrepaidVouchersConfirmed: false };

/** Fields of the form by the pointer under which the server refuses them. */
const pointers: PointerMap<CheckoutValues> = {
  '/customer/company': 'company',
  '/customer/salutation': 'salutation',
  '/customer/firstName': 'firstName',
  '/customer/lastName': 'lastName',
  '/customer/street': 'street',
  '/customer/streetNumber': 'streetNumber',
  '/customer/additionalAddress': 'additionalAddress',
  '/customer/postalCode': 'postalCode',
  '/customer/city': 'city',
  '/customer/country': 'country',
  '/customer/email': 'email',
  '/customer/email2': 'repeatEmail',
  '/customer/phone': 'phone',
  '/newShopCustomer': 'newShopCustomer',
  '/useDataConfirmation': 'useDataConfirmation',
  '/orderPrepaidVouchersConfirmed': 'orderPrepaidVouchersConfirmed',
  '/termsAccepted': 'termsAccepted',
};

interface CheckoutFormProps {
  choice: ShopChoice;
  /** Undefined when the session ran out: everything can still be read and typed, not sent. */
  voucher: Voucher | undefined;
}

/** The customer form. What is typed is kept for this tab with every key. */
export function CheckoutForm({ choice, voucher }: CheckoutFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const draft = useRedemptionDraftStore();
  const siteId = useSiteStore().getState().site.id;
  const labels = useFieldLabels();
  const shop = useQuery(getShopOptions({ path: { id: choice.shopId } }));
  const asksNewShopCustomer =
    site.showCustomerInquiry === true && shop.data?.isNewShopCustomerInquiry === true;
  const redeem = useRedeem({ shopName: choice.shopName });
  const context = useRequestContext();
  const form = useForm<CheckoutValues>({
    resolver: zodResolver(
      checkoutSchema({
        refusesRu: site.refuseRu === true,
        asksNewShopCustomer,
        asksDataConfirmation: site.showUseDataConfirmation === true,
      }),
    ),
    defaultValues: { ...emptyCheckout(site.country), ...draft.get().customer },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
    mode: 'onTouched',
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          draft.update({ customer: { ...draft.get().customer, ...values, ...notAccepted } }),
      }),
    [form, draft],
  );

  const { unsettled } = useRedemptionDraft();
  const isUnsettled = unsettled !== undefined && !redeem.isPending;
  const currency = voucher?.currency ?? site.currency;
  const sum = sumOfItems(choice.items);
  const remainingInCent = (voucher?.balanceInCent ?? sum) - sum;
  const promotion = usePromotion(voucher, remainingInCent);
  const delivery = useWatch({ control: form.control, name: 'delivery' });
  const failure = redeem.error ? toApiError(redeem.error) : undefined;

  const isShort = voucher !== undefined && remainingInCent < 0;

  const redeemWith: SubmitHandler<CheckoutValues> = (values) => {
    const request = toRedeemRequest(
      promotion ? values : { ...values, orderPrepaidVouchers: false },
      {
        ...context,
        choice,
      },
    );
    if (isShort) {
      forgetEnded(siteId);
      return draft.update({ payable: request });
    }
    redeem.mutate(request, {
      onError: (cause) => applySubmitErrors(toApiError(cause), pointers, form.setError),
    });
  };
  const submit = form.handleSubmit(redeemWith);
  const send = () => {
    if (redeem.isPending) return;
    // An unsettled attempt goes out as it was; the form has nothing to say any more.
    if (unsettled) redeem.mutate(unsettled.body);
    else void submit();
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        aria-busy={redeem.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ChoiceSummary choice={choice} voucher={voucher} currency={currency} />
        {/* What may already have been redeemed must not be changed, only finished. */}
        <fieldset className={styles.form} disabled={isUnsettled}>
          <p className={styles.note}>{t('form.all-required')}</p>
          <FormErrorSummary fields={labels} />
          <DeliveryFields shop={shop.data} isUnknown={shop.isError} />
          <DonationLink />
          <PersonFields hasAddress={delivery === 'post'} />
          <ContactFields hint={t('checkout.email-hint')} />
          <ShopFields
            asksNewShopCustomer={asksNewShopCustomer}
            shopName={choice.shopName}
            remainingInCent={remainingInCent}
          />
          {promotion && <PromotionFields promotion={promotion} />}
        </fieldset>
        <Review choice={choice} currency={currency} promotion={promotion} />
        {site.showInfoBeforeRedeemButton && (
          <Notice tone="info">
            <p>{t('checkout.info-before')}</p>
          </Notice>
        )}
        {isUnsettled ? (
          <Notice tone="warning" title={t('checkout.unsettled.title')}>
            <p>{t('checkout.unsettled.text')}</p>
          </Notice>
        ) : (
          <TermsField />
        )}
        {failure && failure.code !== 'VALIDATION_FAILED' && (
          <LateProblemNotice error={failure} currency={currency} onRetry={send} />
        )}
        <NativeButton
          type="submit"
          variant="primary"
          size="l"
          isFullWidth
          disabled={!voucher}
          isPending={redeem.isPending}
          pendingLabel={t('checkout.pending')}
        >
          {isUnsettled
            ? t('checkout.finish')
            : isShort
              ? t('checkout.pay.next', { amount: format.money(-remainingInCent, currency) })
              : t('checkout.submit', { amount: format.money(sum, currency) })}
        </NativeButton>
        {site.showInfoAfterRedeemButton && (
          <p className={styles.note}>{t('checkout.info-after')}</p>
        )}
      </form>
    </FormProvider>
  );
}
