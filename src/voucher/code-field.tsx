import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOptional } from '~/lib/lazy-optional';
import { focusField } from '~/ui/control-of';
import type { Drawing } from '~/ui/icon';
import { IconButton } from '~/ui/icon-button';
import { announce } from '~/ui/live-region';
import { TextField, type TextFieldProps } from '~/ui/text-field';
import { cleanCode } from './clean-code';
import { linkedCode } from './code-in-address';
import { rememberCode, rememberedCode } from './remembered-code';

const ScanDialog = lazyOptional(async () => (await import('./scan/scan-dialog')).ScanDialog);

const CAMERA: Drawing =
  'M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Zm8 2a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z';

/** What differs from form to form; everything else is the same wherever a code is typed. */
type CodeFieldProps = Omit<TextFieldProps, 'label' | 'variant' | 'type'>;

/**
 * The field for a voucher code, uncontrolled: it begins with the code that was typed last, or that of a link, and keeps text that is
 * typed in memory for the next page (requirements 5.019, 5.021). A paste is the browser's own, so that it can be
 * undone; whoever sends the code cleans it (`cleanCode`). Where there may be a camera, it can be read from the card;
 * the page brings the button for that, not its frame.
 */
export function CodeField({ onChange, ...props }: CodeFieldProps) {
  const { t } = useTranslation();
  const [scan, setScan] = useState<'none' | 'open' | 'done'>('none');
  // Once the dialog is gone: it would keep the focus.
  useEffect(() => {
    if (scan === 'done') focusField('code');
  }, [scan]);
  return (
    <>
      <TextField
        id="code"
        name="code"
        label={t('redeem.code.label')}
        hint={t('redeem.code.hint')}
        defaultValue={rememberedCode() || linkedCode.get()}
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
        suffix={
          hasCamera() && (
            <IconButton icon={CAMERA} label={t('scan.title')} onClick={() => setScan('open')} />
          )
        }
      />
      {scan === 'open' && (
        <ScanDialog
          missing={<p role="alert">{t('scan.not-loaded')}</p>}
          onCode={(code) => {
            fillIn(code);
            announce(t('scan.read', { code }));
            setScan('done');
          }}
          onType={() => setScan('done')}
          onClose={() => setScan('none')}
        />
      )}
    </>
  );
}

/** Whether the device may have a camera: for its picture, or for a photo. Never where pages are prerendered. */
const hasCamera = (): boolean =>
  typeof document === 'object' &&
  ('mediaDevices' in navigator || 'capture' in HTMLInputElement.prototype);

/** Types the code, so that the form takes notice. */
function fillIn(code: string): void {
  const field = document.getElementById('code');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, code);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
