import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch, type SubmitHandler } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getShopOptions, type Currency, type Voucher } from '~/api';
import { FormErrorSummary } from '~/form/form-error-summary';
import type { PointerMap } from '~/form/submit-errors';
import { useFormat } from '~/i18n/use-format';
import { sumOfItems, type ShopOrder } from '~/redemption/order';
import { useRedemption, useRedemptionStore } from '~/redemption/use-redemption';
import { useSite } from '~/sites/use-site';
import { Notice } from '~/ui/notice';
import styles from './checkout-form.module.css';
import { checkoutSchema, emptyCheckout, type CheckoutValues } from './checkout-schema';
import { ChoiceSummary } from './choice-summary';
import { ContactFields } from './contact-fields';
import { DeliveryFields } from './delivery-fields';
import { differenceInCent } from './difference';
import { DonationLink } from './donation-link';
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
import { useRefusal } from './use-refusal';
import { useRequestContext } from './use-request-context';

/** What has to be accepted again after every visit of the page. */
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
  order: ShopOrder;
  /** Undefined when the session ran out: everything can still be read and typed, not sent. */
  voucher: Voucher | undefined;
}

/** The customer form. What is typed is kept for this tab with every key. */
export function CheckoutForm({ order, voucher }: CheckoutFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const store = useRedemptionStore();
  const redemption = useRedemption();
  const labels = useFieldLabels();
  const shop = useQuery(getShopOptions({ path: { id: order.shopId } }));
  const asksNewShopCustomer =
    site.showCustomerInquiry === true && shop.data?.isNewShopCustomerInquiry === true;
  const context = useRequestContext();
  const form = useForm<CheckoutValues>({
    resolver: zodResolver(
      checkoutSchema({
        refusesRu: site.refuseRu === true,
        asksNewShopCustomer,
        asksDataConfirmation: site.showUseDataConfirmation === true,
      }),
    ),
    defaultValues: { ...emptyCheckout(site.country), ...store.getRecord().form },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
    mode: 'onTouched',
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => store.setForm({ ...values, ...notAccepted }),
      }),
    [form, store],
  );

  const currency = voucher?.currency ?? (site.currency as Currency);
  const sum = sumOfItems(order.items);
  const remainingInCent = (voucher?.balanceInCent ?? sum) - sum;
  const promotion = usePromotion(voucher, remainingInCent);
  const delivery = useWatch({ control: form.control, name: 'delivery' });
  const missingInCent = voucher ? differenceInCent(sum, voucher) : 0;
  const offersRecharge = useOffersRecharge(voucher, remainingInCent);

  const isOrdered = useWatch({ control: form.control, name: 'orderPrepaidVouchers' });
  const extraInCent = promotion && isOrdered ? promotion.costInCent : 0;
  const isPending = redemption.phase === 'sending';
  const filling = redemption.phase === 'filling' ? redemption : undefined;
  const error = useRefusal(form, pointers);
  const redeem: SubmitHandler<CheckoutValues> = (values) => {
    const request = toRedeemRequest(values, {
      ...context,
      order,
      currency,
      asked: { newShopCustomer: asksNewShopCustomer, recharge: offersRecharge, promotion },
    });
    if (!voucher || missingInCent === 0) return store.submit(request);
    const prepaidEndAmount = voucher.balanceInCent + missingInCent;
    store.acceptDifference({ ...request, ...(voucher.isPrepaid && { prepaidEndAmount }) });
  };
  const submit = () => void form.handleSubmit(redeem)();

  return (
    <RedemptionForm form={form} isPending={isPending} onSubmit={submit}>
      <ChoiceSummary order={order} {...{ voucher, currency, extraInCent }} />
      <div className={styles.form}>
        <p className={styles.note}>{t('form.all-required')}</p>
        <FormErrorSummary fields={labels} />
        <DeliveryFields shop={shop.data} isUnknown={shop.isError} />
        <DonationLink />
        <PersonFields hasAddress={delivery === 'post'} />
        <ContactFields hint={t('checkout.email-hint')} />
        <ShopFields
          asksNewShopCustomer={asksNewShopCustomer}
          offersRecharge={offersRecharge}
          shopName={order.shopName}
        />
        {promotion && <PromotionFields promotion={promotion} />}
      </div>
      <Review order={order} currency={currency} promotion={promotion} />
      {site.showInfoBeforeRedeemButton && (
        <Notice tone="info">
          <p>{t('checkout.info-before')}</p>
        </Notice>
      )}
      <SendPart
        isPending={isPending}
        error={error}
        isUnknown={filling?.isUnknown === true}
        onRetry={submit}
        currency={currency}
        terms={<TermsField />}
        isDisabled={!voucher}
        label={
          missingInCent > 0
            ? t('checkout.pay.next', { amount: format.money(missingInCent, currency) })
            : t('checkout.submit', { amount: format.money(sum + extraInCent, currency) })
        }
        pendingLabel={t('checkout.pending')}
      />
      {site.showInfoAfterRedeemButton && <p className={styles.note}>{t('checkout.info-after')}</p>}
    </RedemptionForm>
  );
}

/** A prepaid voucher with something left can be topped up later (requirements 3.064, 3.127). */
function useOffersRecharge(voucher: Voucher | undefined, remainingInCent: number): boolean {
  const { showRechargeCheckbox } = useSite();
  return showRechargeCheckbox === true && voucher?.isPrepaid === true && remainingInCent > 0;
}
