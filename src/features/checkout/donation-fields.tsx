import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DonationOrganisation } from '~/api';
import { FormCheckbox, FormTextField } from '~/form/form-fields';
import { FormRadioGroup } from '~/form/form-radio-group';
import { useFormat } from '~/i18n/use-format';
import { RadioTile } from '~/ui/radio-group';
import { Sign } from '~/ui/sign';
import { RichText } from '~/ui/rich-text';
import styles from './checkout-form.module.css';
import { findOrganisation, type DonationValues } from './donation-schema';

interface DonationFieldsProps {
  organisations: readonly DonationOrganisation[];
  /** The smallest and the largest amount, for the errors. */
  limits: { smallest: string; balance: string };
  /** Undefined without a session. */
  balanceInCent: number | undefined;
  currency: string;
}

/** Who receives the donation, how much, and whether a receipt is requested. */
export function DonationFields({
  organisations,
  limits,
  balanceInCent,
  currency,
}: DonationFieldsProps) {
  const { t } = useTranslation();
  const { control } = useFormContext<DonationValues>();
  const picked = useWatch({ control, name: 'organisation' });
  const organisation = findOrganisation(organisations, picked);
  return (
    <>
      <FormRadioGroup<DonationValues>
        name="organisation"
        layout="list"
        label={t('donation.organisation')}
      >
        {organisations.map(({ id, name, description, logo }) => (
          <RadioTile
            key={id}
            value={String(id)}
            secondary={<RichText html={description} />}
            picture={<Sign name={name} logo={logo} />}
          >
            {name}
          </RadioTile>
        ))}
      </FormRadioGroup>
      <ShareFields
        limits={limits}
        hasSmallest={organisation !== undefined}
        balanceInCent={balanceInCent}
        currency={currency}
      />
      {organisation?.receiptPossible === true && (
        <FormCheckbox<DonationValues> name="donationReceipt">{t('donation.receipt')}</FormCheckbox>
      )}
      {organisation?.receiptPossible === false && (
        <p className={styles.note}>{t('donation.no-receipt', { name: organisation.name })}</p>
      )}
    </>
  );
}

interface ShareFieldsProps extends Pick<DonationFieldsProps, 'limits'> {
  /** The smallest amount is that of the chosen organisation. */
  hasSmallest: boolean;
  balanceInCent: number | undefined;
  currency: string;
}

/** The whole balance, or a part of it. */
function ShareFields({ limits, hasSmallest, balanceInCent, currency }: ShareFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { control } = useFormContext<DonationValues>();
  const share = useWatch({ control, name: 'share' });
  return (
    <div className={styles.fields}>
      <FormRadioGroup<DonationValues>
        name="share"
        label={t('donation.share.label')}
        errorValues={limits}
      >
        {balanceInCent === undefined ? (
          <RadioTile value="all">{t('donation.share.all-plain')}</RadioTile>
        ) : (
          <RadioTile value="all" secondary={t('donation.share.all-plain')}>
            {format.money(balanceInCent, currency)}
          </RadioTile>
        )}
        <RadioTile value="part">{t('donation.share.part')}</RadioTile>
      </FormRadioGroup>
      {share === 'part' && (
        <FormTextField<DonationValues>
          name="amount"
          label={t('donation.amount.label')}
          hint={hasSmallest ? t('donation.amount.hint', { smallest: limits.smallest }) : undefined}
          errorValues={limits}
          inputMode="decimal"
          autoComplete="off"
          suffix={format.currency(currency)}
        />
      )}
    </div>
  );
}
