import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '~/ui/text-field';
import { cleanCode } from './clean-code';
import { rememberCode, rememberedCode } from './remembered-code';

/** What differs from form to form; everything else is the same wherever a code is typed. */
type CodeFieldProps = Omit<TextFieldProps, 'label' | 'variant' | 'type'>;

/**
 * The field for a voucher code, uncontrolled: it begins with the code that was typed last, and keeps text that is
 * typed in memory for the next page (requirements 5.019, 5.021). A paste is the browser's own, so that it can be
 * undone; whoever sends the code cleans it (`cleanCode`).
 */
export function CodeField({ onChange, ...props }: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      id="code"
      name="code"
      label={t('redeem.code.label')}
      hint={t('redeem.code.hint')}
      defaultValue={rememberedCode()}
      required
      {...props}
      variant="code"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      onChange={(event) => {
        rememberCode(cleanCode(event.currentTarget.value));
        onChange?.(event);
      }}
    />
  );
}
