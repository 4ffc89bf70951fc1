import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { messageKey } from '~/i18n/message-key';
import { TextField, type TextFieldProps } from '~/ui/text-field';

/** Digits of a card's serial number (requirements 5.013, 9.050). */
const SERIAL_LENGTH = 9;

/** The nine digits of what was typed or pasted, however it was grouped. */
export const serialNumber = z.string().check(
  z.overwrite((typed) => typed.replace(/[\s\u200b.\-–/]/gu, '')),
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
      // Longer than nine digits: cards print it with gaps.
      maxLength={SERIAL_LENGTH + 8}
    />
  );
}
