import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { messageKey } from '~/i18n/message-key';
import { TextField, type TextFieldProps } from '~/ui/text-field';
import { cleanCode } from '~/voucher/clean-code';

/** The nine digits of what was typed or pasted, whatever label is before them and however they are grouped (requirements 5.013, 9.050). */
export const serialNumber = z.string().check(
  z.overwrite((typed) => cleanCode(typed).replaceAll(/^\P{N}+|[^\p{L}\p{N}]/gu, '')),
  z.regex(/^\d{9}$/, messageKey('payment.serial.error')),
);

/** The field for the serial number of a card. */
export function SerialField(props: Omit<TextFieldProps, 'label' | 'hint' | 'type'>) {
  const { t } = useTranslation();
  return (
    <TextField
      id="serial"
      name="serial"
      label={t('payment.serial.label')}
      hint={t('payment.serial.hint')}
      required
      {...props}
      variant="code"
      inputMode="numeric"
      enterKeyHint="go"
      autoComplete="off"
      spellCheck={false}
    />
  );
}
