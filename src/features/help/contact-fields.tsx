import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '~/form/email-field';
import { FormTextArea } from '~/form/form-text-area';
import { FormTextField } from '~/form/form-fields';
import { announce } from '~/ui/live-region';
import { MAX_MESSAGE, messageLength, type ContactValues } from './contact-schema';

/** How long a visitor must pause before the counter is read out, in ms. */
const PAUSE = 1500;

/** Sender, subject and message. */
export function ContactFields() {
  const { t } = useTranslation();
  const message = useWatch<ContactValues, 'message'>({ name: 'message' });
  const left = MAX_MESSAGE - messageLength(message);
  const leftText =
    left < 0
      ? t('help.form.message.over', { count: -left })
      : t('help.form.message.left', { count: left });
  useEffect(() => {
    if (document.activeElement?.id !== 'message') return;
    const pause = setTimeout(() => announce(leftText), PAUSE);
    return () => clearTimeout(pause);
  }, [leftText]);
  return (
    <>
      <EmailField hint={t('help.form.email-hint')} />
      <FormTextField<ContactValues>
        name="serialNumberOrCode"
        label={t('help.form.code.label')}
        hint={t('help.form.code.hint')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        isOptional
      />
      <FormTextField<ContactValues>
        name="orderNumber"
        label={t('help.form.order.label')}
        hint={t('help.form.order.hint')}
        autoComplete="off"
        spellCheck={false}
        isOptional
      />
      <FormTextArea<ContactValues>
        name="message"
        label={t('help.form.message.label')}
        hint={t('help.form.message.hint')}
        counter={leftText}
      />
    </>
  );
}
