import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DonationOrganisation, Voucher } from '~/api';
import { CallForm } from '~/form/call-form';
import type { PointerMap } from '~/form/submit-errors';
import { useFormat } from '~/i18n/use-format';
import { sumOfItems } from '~/redemption/order';
import { useRedemption, useRedemptionStore } from '~/redemption/use-redemption';
import { useSite } from '~/sites/use-site';
import styles from './checkout-form.module.css';
import { ContactFields } from './contact-fields';
import { DonationFields } from './donation-fields';
import { toDonationRequest } from './donation-request';
import { DonationReview } from './donation-review';
import {
  donatedInCent,
  donationSchema,
  emptyDonation,
  findOrganisation,
  smallestOf,
  wantsReceipt,
  type DonationValues,
} from './donation-schema';
import { personPointers } from './person';
import { PersonFields } from './person-fields';
import { TermsField } from './terms-field';
import { UnknownNotice } from './unknown-notice';
import { useRedemptionForm } from './use-redemption-form';
import { useRequestContext } from './use-request-context';

const pointers: PointerMap<DonationValues> = {
  ...personPointers,
  '/donationOrganisationId': 'organisation',
  '/redeemValue': 'amount',
};

interface DonationFormProps {
  organisations: readonly DonationOrganisation[];
  /** Undefined without a session: everything can be chosen and typed, not sent. */
  voucher: Voucher | undefined;
}

/** The shop value chosen earlier, formatted for the input; undefined if it is the whole balance. */
function useChosenPart(balanceInCent: number | undefined): string | undefined {
  const { locale } = useFormat();
  const redemption = useRedemption();
  const shop =
    redemption.phase === 'filling'
      ? redemption.order
      : redemption.phase === 'donating'
        ? redemption.shop
        : undefined;
  const sum = shop ? sumOfItems(shop.items) : Infinity;
  if (balanceInCent === undefined || sum >= balanceInCent) return undefined;
  const typed = { minimumFractionDigits: 2, useGrouping: false };
  return new Intl.NumberFormat(locale, typed).format(sum / 100);
}

/** Who receives how much; who gives is asked only for a receipt. */
export function DonationForm({ organisations, voucher }: DonationFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const store = useRedemptionStore();
  const context = useRequestContext();
  const balanceInCent = voucher?.balanceInCent;
  const currency = voucher?.currency ?? site.currency;
  const balance = { balanceInCent, currency };
  const { form, sending, isUnknown } = useRedemptionForm(
    donationSchema({ organisations, ...balance, refusesRu: site.refuseRu === true }),
    emptyDonation(site.country, useChosenPart(balanceInCent)),
    pointers,
  );
  const values = useWatch({ control: form.control }) as DonationValues;
  const hasReceipt = wantsReceipt(values, organisations);
  const amountInCent = donatedInCent(values, balance);

  const limits = {
    smallest: format.money(smallestOf(values, organisations), currency),
    balance: format.money(balanceInCent ?? 0, currency),
  };

  function donate(typed: DonationValues): void {
    const cents = donatedInCent(typed, balance);
    if (cents === undefined) return;
    const { name = '', logo } = findOrganisation(organisations, typed.organisation) ?? {};
    store.donate(
      {
        kind: 'donation',
        organisationName: name,
        ...(logo !== undefined && { organisationLogo: logo }),
        hasReceipt: wantsReceipt(typed, organisations),
      },
      toDonationRequest(typed, { ...context, organisations, amountInCent: cents, currency }),
    );
  }

  return (
    <CallForm
      {...sending}
      form={form}
      size="page"
      className={styles.split}
      hasSummary
      onSubmit={donate}
      problem={() => ({ currency })}
      button={{ disabled: !voucher }}
      submitLabel={
        amountInCent === undefined
          ? t('donation.submit-plain')
          : t('donation.submit', { amount: format.money(amountInCent, currency) })
      }
      pendingLabel={t('donation.pending')}
      conclusion={
        <>
          <DonationReview
            organisation={findOrganisation(organisations, values.organisation)?.name}
            {...{ amountInCent, balanceInCent, currency }}
          />
          {isUnknown && <UnknownNotice />}
          <p className={styles.note}>{t('donation.final')}</p>
          <TermsField />
        </>
      }
    >
      <div className={styles.form}>
        <DonationFields
          organisations={organisations}
          limits={limits}
          balanceInCent={balanceInCent}
          currency={currency}
        />
        {hasReceipt && <PersonFields hasAddress />}
        <ContactFields hint={t('donation.email-hint')} />
      </div>
    </CallForm>
  );
}
