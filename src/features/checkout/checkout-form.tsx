import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch, type SubmitHandler } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getShopOptions, toApiError, type Voucher } from '~/api';
import { FormErrorSummary } from '~/form/form-error-summary';
import { applySubmitErrors, type PointerMap } from '~/form/submit-errors';
import { useFormat } from '~/i18n/use-format';
import { useSite, useSiteStore } from '~/sites/use-site';
import { Notice } from '~/ui/notice';
import { sumOfItems, useRedemptionDraftStore, type ShopChoice } from '~/voucher/redemption-draft';
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
import { RedemptionForm } from './redemption-form';
import { Review } from './review';
import { SendPart } from './send-part';
import { ShopFields } from './shop-fields';
import { TermsField } from './terms-field';
import { useFieldLabels } from './use-field-labels';
import { usePromotion } from './use-promotion';
import { useRedeem } from './use-redeem';
import { useRequestContext } from './use-request-context';
import { useSending } from './use-sending';

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

  const currency = voucher?.currency ?? site.currency;
  const sum = sumOfItems(choice.items);
  const remainingInCent = (voucher?.balanceInCent ?? sum) - sum;
  const promotion = usePromotion(voucher, remainingInCent);
  const delivery = useWatch({ control: form.control, name: 'delivery' });
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
  const sending = useSending(form, redeem, redeemWith);

  return (
    <RedemptionForm form={form} sending={sending}>
      <ChoiceSummary choice={choice} voucher={voucher} currency={currency} />
      {/* What may already have been redeemed must not be changed, only finished. */}
      <fieldset role="presentation" className={styles.form} disabled={sending.isUnsettled}>
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
      <SendPart
        sending={sending}
        currency={currency}
        terms={<TermsField />}
        isDisabled={!voucher}
        label={
          isShort
            ? t('checkout.pay.next', { amount: format.money(-remainingInCent, currency) })
            : t('checkout.submit', { amount: format.money(sum, currency) })
        }
        pendingLabel={t('checkout.pending')}
      />
      {site.showInfoAfterRedeemButton && <p className={styles.note}>{t('checkout.info-after')}</p>}
    </RedemptionForm>
  );
}
