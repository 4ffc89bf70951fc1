import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyOptional } from '~/lib/lazy-optional';
import { emailTyping, isSameEmail } from './email-rules';
import { EmailWarning } from './email-warning';
import { FormTextField } from './form-fields';

interface Email {
  email: string;
  repeatEmail: string;
}

// Its list of providers is not needed before there is an address.
const LateEmailOffer = lazyOptional(async () => (await import('./email-offer')).EmailOffer);

interface EmailFieldProps {
  /** The purpose of the address. */
  hint: string;
}

/**
 * The field `email`, with a word of warning for an address that mail will not reach (5.011) and an offer to
 * correct a slip in the name of a large provider.
 */
export function EmailField({ hint }: EmailFieldProps) {
  const { t } = useTranslation();
  const email = useWatch<Email, 'email'>({ name: 'email' });
  return (
    <>
      <FormTextField<Email> {...emailTyping} name="email" label={t('checkout.email')} hint={hint} />
      <EmailWarning email={email} />
      {email.includes('@') && <LateEmailOffer email={email} />}
    </>
  );
}

/** The field `repeatEmail`, below the other one. */
export function RepeatEmailField() {
  const { t } = useTranslation();
  const { getValues, clearErrors } = useFormContext<Email>();
  const email = useWatch<Email, 'email'>({ name: 'email' });
  // It is not wrong any more once the first address is corrected.
  useEffect(() => {
    if (email && isSameEmail(email, getValues('repeatEmail'))) clearErrors('repeatEmail');
  }, [email, getValues, clearErrors]);
  return (
    <FormTextField<Email> {...emailTyping} name="repeatEmail" label={t('checkout.repeat-email')} />
  );
}
