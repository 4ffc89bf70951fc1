import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getShopOptions, type Currency, type Voucher } from '~/api';
import { CallForm } from '~/form/call-form';
import { useFormat } from '~/i18n/use-format';
import { lazyOptional } from '~/lib/lazy-optional';
import { sumOfItems, type ShopOrder } from '~/redemption/order';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { useSite } from '~/sites/use-site';
import { BalanceNotice } from './balance-notice';
import styles from './checkout-form.module.css';
import { checkoutSchema, emptyCheckout, type CheckoutValues } from './checkout-schema';
import { ChoiceSummary } from './choice-summary';
import { ContactFields } from './contact-fields';
import { DeliveryFields } from './delivery-fields';
import { differenceInCent } from '~/redemption/difference';
import { DonationLink } from './donation-link';
import { MoreFields } from './more-fields';
import { personPointers } from './person';
import { PersonFields } from './person-fields';
import { toRedeemRequest } from './redeem-request';
import { Review } from './review';
import { ShopFields } from './shop-fields';
import { TermsField } from './terms-field';
import { UnknownNotice } from './unknown-notice';
import { usePromotion } from './use-promotion';
import { useRedemptionForm } from './use-redemption-form';
import { useRequestContext } from './use-request-context';

/** An offer that few visitors get. */
const PromotionFields = lazyOptional(
  async () => (await import('./promotion-fields')).PromotionFields,
);

interface CheckoutFormProps {
  order: ShopOrder;
  /** Undefined when the session ran out: everything can still be read and typed, not sent. */
  voucher: Voucher | undefined;
}

/** The customer form. Every keystroke is kept for this tab. */
export function CheckoutForm({ order, voucher }: CheckoutFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const store = useRedemptionStore();
  const shop = useQuery(getShopOptions({ path: { id: order.shopId } }));
  const asksNewShopCustomer =
    site.showCustomerInquiry === true && shop.data?.isNewShopCustomerInquiry === true;
  const context = useRequestContext();
  const { form, sending, isUnknown } = useRedemptionForm(
    checkoutSchema({
      refusesRu: site.refuseRu === true,
      asksNewShopCustomer,
      asksDataConfirmation: site.showUseDataConfirmation === true,
    }),
    emptyCheckout(site.country),
    personPointers,
  );

  const sum = sumOfItems(order.items);
  const { currency, remainingInCent, missingInCent } = coverOf(sum, voucher, site.currency);
  const promotion = usePromotion(voucher, remainingInCent);
  const delivery = useWatch({ control: form.control, name: 'delivery' });
  const offersRecharge = useOffersRecharge(voucher, remainingInCent);

  const isOrdered = useWatch({ control: form.control, name: 'orderPrepaidVouchers' });
  const extraInCent = promotion && isOrdered ? promotion.costInCent : 0;
  function redeem(values: CheckoutValues): void {
    const request = toRedeemRequest(values, {
      ...context,
      order,
      currency,
      asked: { newShopCustomer: asksNewShopCustomer, recharge: offersRecharge, promotion },
    });
    if (!voucher || missingInCent === 0) return store.submit(request);
    const prepaidEndAmount = voucher.balanceInCent + missingInCent;
    store.acceptDifference({ ...request, ...(voucher.isPrepaid && { prepaidEndAmount }) });
  }

  return (
    <CallForm
      {...sending}
      form={form}
      size="page"
      className={styles.split}
      hasSummary
      onSubmit={redeem}
      problem={() => ({ currency })}
      button={{ disabled: !voucher }}
      submitLabel={
        missingInCent > 0
          ? t('checkout.pay.next', { amount: format.money(missingInCent, currency) })
          : t('checkout.submit', { amount: format.money(sum + extraInCent, currency) })
      }
      pendingLabel={t('checkout.pending')}
      footer={
        site.showInfoAfterRedeemButton && <p className={styles.note}>{t('checkout.info-after')}</p>
      }
      conclusion={
        <>
          <Review {...{ order, voucher, currency, promotion }} />
          {isUnknown && <UnknownNotice />}
          <p className={styles.note}>
            <span>{t('checkout.review.final')}</span>
            {site.showInfoBeforeRedeemButton && <span>{` ${t('checkout.info-before')}`}</span>}
          </p>
          <TermsField />
        </>
      }
    >
      <div className={styles.form}>
        {voucher && <BalanceNotice order={order} voucher={voucher} />}
        <ChoiceSummary order={order} {...{ voucher, currency, extraInCent }} />
        <p className={styles.note}>{t('form.all-required')}</p>
        <DeliveryFields shop={shop.data} isUnknown={shop.isError} />
        <DonationLink />
        <PersonFields hasAddress={delivery === 'post'} />
        <ContactFields hint={t('checkout.email-hint')} />
        <ShopFields
          asksNewShopCustomer={asksNewShopCustomer}
          offersRecharge={offersRecharge}
          shopName={order.shopName}
        />
        <MoreFields />
        {promotion && <PromotionFields promotion={promotion} missing={null} />}
      </div>
    </CallForm>
  );
}

/** The relation of a sum to the voucher, in cents; without a voucher nothing is left or missing. */
const coverOf = (sum: number, voucher: Voucher | undefined, currency: Currency) =>
  voucher
    ? {
        currency: voucher.currency,
        remainingInCent: voucher.balanceInCent - sum,
        missingInCent: differenceInCent(sum, voucher),
      }
    : { currency, remainingInCent: 0, missingInCent: 0 };

/** A prepaid voucher with something left can be topped up later (requirements 3.064, 3.127). */
function useOffersRecharge(voucher: Voucher | undefined, remainingInCent: number): boolean {
  const { showRechargeCheckbox } = useSite();
  return showRechargeCheckbox === true && voucher?.isPrepaid === true && remainingInCent > 0;
}
