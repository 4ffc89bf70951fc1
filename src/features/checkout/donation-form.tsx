import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch, type SubmitHandler } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Currency, DonationOrganisation, Voucher } from '~/api';
import { FormErrorSummary } from '~/form/form-error-summary';
import { useFormat } from '~/i18n/use-format';
import { useRedemption, useRedemptionStore } from '~/redemption/use-redemption';
import { useSite } from '~/sites/use-site';
import styles from './checkout-form.module.css';
import { ContactFields } from './contact-fields';
import { donationPointers } from './donation-pointers';
import { DonationFields } from './donation-fields';
import { toDonationRequest } from './donation-request';
import {
  donatedInCent,
  donationSchema,
  emptyDonation,
  findOrganisation,
  wantsReceipt,
  type DonationValues,
} from './donation-schema';
import { PersonFields } from './person-fields';
import { RedemptionForm } from './redemption-form';
import { SendPart } from './send-part';
import { TermsField } from './terms-field';
import { useDonationLabels } from './use-donation-labels';
import { useRefusal } from './use-refusal';
import { useRequestContext } from './use-request-context';

interface DonationFormProps {
  organisations: readonly DonationOrganisation[];
  /** Undefined without a session: everything can be chosen and typed, not sent. */
  voucher: Voucher | undefined;
}

/** Who receives how much; who gives is asked only for a receipt. */
export function DonationForm({ organisations, voucher }: DonationFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const store = useRedemptionStore();
  const redemption = useRedemption();
  const context = useRequestContext();
  const labels = useDonationLabels();
  const balanceInCent = voucher?.balanceInCent;
  const currency = voucher?.currency ?? (site.currency as Currency);
  const form = useForm<DonationValues>({
    resolver: zodResolver(
      donationSchema({ organisations, balanceInCent, refusesRu: site.refuseRu === true }),
    ),
    defaultValues: { ...emptyDonation(site.country), ...store.getRecord().form },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
    mode: 'onTouched',
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => store.setForm({ ...values, termsAccepted: false }),
      }),
    [form, store],
  );
  const values = useWatch({ control: form.control }) as DonationValues;
  const hasReceipt = wantsReceipt(values, organisations);
  const amountInCent = donatedInCent(values, balanceInCent);
  const isPending = redemption.phase === 'sending';
  const donating = redemption.phase === 'donating' ? redemption : undefined;
  const error = useRefusal(form, donationPointers);

  const donate: SubmitHandler<DonationValues> = (typed) => {
    const cents = donatedInCent(typed, balanceInCent);
    if (cents === undefined) return;
    store.donate(
      {
        kind: 'donation',
        organisationName: findOrganisation(organisations, typed.organisation)?.name ?? '',
        hasReceipt: wantsReceipt(typed, organisations),
      },
      toDonationRequest(typed, { ...context, organisations, amountInCent: cents, currency }),
    );
  };
  const submit = () => void form.handleSubmit(donate)();

  return (
    <RedemptionForm form={form} isPending={isPending} onSubmit={submit}>
      <div className={styles.form}>
        <FormErrorSummary fields={labels} />
        <DonationFields
          organisations={organisations}
          balanceInCent={balanceInCent}
          currency={currency}
        />
        {hasReceipt && <PersonFields hasAddress />}
        <ContactFields hint={t('donation.email-hint')} hasPhone={false} />
      </div>
      <SendPart
        isPending={isPending}
        error={error}
        isUnknown={donating?.isUnknown === true}
        onRetry={submit}
        currency={currency}
        terms={
          <>
            <p className={styles.note}>{t('donation.final')}</p>
            <TermsField />
          </>
        }
        isDisabled={!voucher}
        label={
          amountInCent === undefined
            ? t('donation.submit-plain')
            : t('donation.submit', { amount: format.money(amountInCent, currency) })
        }
        pendingLabel={t('donation.pending')}
      />
    </RedemptionForm>
  );
}
