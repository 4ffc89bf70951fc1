import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch, type SubmitHandler } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toApiError, type DonationOrganisation, type Voucher } from '~/api';
import { FormErrorSummary } from '~/form/form-error-summary';
import { applySubmitErrors } from '~/form/submit-errors';
import { useFormat } from '~/i18n/use-format';
import { useSite } from '~/sites/use-site';
import { useRedemptionDraftStore } from '~/voucher/redemption-draft';
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
import { useRedeem } from './use-redeem';
import { useRequestContext } from './use-request-context';
import { useSending } from './use-sending';

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
  const draft = useRedemptionDraftStore();
  const context = useRequestContext();
  const labels = useDonationLabels();
  const balanceInCent = voucher?.balanceInCent;
  const currency = voucher?.currency ?? site.currency;
  const form = useForm<DonationValues>({
    resolver: zodResolver(
      donationSchema({ organisations, balanceInCent, refusesRu: site.refuseRu === true }),
    ),
    defaultValues: { ...emptyDonation(site.country), ...draft.get().customer },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
    mode: 'onTouched',
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          draft.update({ customer: { ...draft.get().customer, ...values, termsAccepted: false } }),
      }),
    [form, draft],
  );
  const values = useWatch({ control: form.control }) as DonationValues;
  const organisation = findOrganisation(organisations, values.organisation);
  const hasReceipt = wantsReceipt(values, organisations);
  const redeem = useRedeem({
    shopName: organisation?.name ?? '',
    hasDonationReceipt: hasReceipt,
  });
  const amountInCent = donatedInCent(values, balanceInCent);

  const donate: SubmitHandler<DonationValues> = (typed) => {
    const cents = donatedInCent(typed, balanceInCent);
    if (cents === undefined) return;
    redeem.mutate(toDonationRequest(typed, { ...context, organisations, amountInCent: cents }), {
      onError: (cause) => applySubmitErrors(toApiError(cause), donationPointers, form.setError),
    });
  };
  const sending = useSending(form, redeem, donate);

  return (
    <RedemptionForm form={form} sending={sending}>
      <fieldset role="presentation" className={styles.form} disabled={sending.isUnsettled}>
        <FormErrorSummary fields={labels} />
        <DonationFields
          organisations={organisations}
          balanceInCent={balanceInCent}
          currency={currency}
        />
        {hasReceipt && <PersonFields hasAddress />}
        <ContactFields hint={t('donation.email-hint')} hasPhone={false} />
      </fieldset>
      <SendPart
        sending={sending}
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
