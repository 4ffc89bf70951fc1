import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import type { LinkedMessage } from '~/problem/use-linked-order';
import { ButtonLink, type ButtonLinkProps } from '~/ui/button-link';

interface PaymentHelpProps extends Pick<ButtonLinkProps, 'variant'> {
  payment: {
    amountInCent: number;
    /** ISO 4217 */
    currency: string;
    chargeId?: string;
    /** Epoch ms. */
    createdAt?: number;
  };
}

/** Leads to the contact form, which names the payment: by its number, or by when it was begun. */
export function PaymentHelp({ payment, variant }: PaymentHelpProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { amountInCent, currency, chargeId, createdAt = 0 } = payment;
  const amount = format.money(amountInCent, currency);
  const message =
    chargeId === undefined
      ? t('help.form.payment-at', {
          amount,
          when: format.dateTime(new Date(createdAt).toISOString()),
        })
      : t('help.form.payment', { amount, number: chargeId });
  return (
    <ButtonLink
      href={paths.help('other')}
      state={{ message } satisfies LinkedMessage}
      {...(variant && { variant })}
    >
      {t('problem.way.help')}
    </ButtonLink>
  );
}
