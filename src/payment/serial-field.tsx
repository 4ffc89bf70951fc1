import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '~/ui/text-field';

/** Digits of a card's serial number (requirements 5.013, 9.052). */
const SERIAL_LENGTH = 9;

/** The nine digits of what was typed or pasted, however it was grouped; undefined for anything else. */
export function readSerial(typed: string): string | undefined {
  const digits = typed.replace(/[\s\u200b.\-–/]/gu, '');
  return /^\d{9}$/.test(digits) ? digits : undefined;
}

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
      autoComplete="off"
      spellCheck={false}
      // Room for the gaps in which cards print it.
      maxLength={SERIAL_LENGTH + 8}
    />
  );
}
