import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import type { ButtonLook } from '~/ui/button-look';
import { drawings } from '~/ui/drawings';
import { ErrorText } from '~/ui/field-parts';
import fieldStyles from '~/ui/field.module.css';
import { announce } from '~/ui/live-region';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Id of the text on the page, which describes the button. */
  codeId: string;
  /** Id of the code's number, if there are several codes: the end of the button's name. */
  numberId: string | undefined;
  variant: NonNullable<ButtonLook['variant']>;
}

/** How long the button says that it has copied, in ms. */
const SAID_FOR = 3_000;

/** Copies a code without the spaces that it is shown with. */
export function CopyButton({ text, label, codeId, numberId, variant }: CopyButtonProps) {
  const { t } = useTranslation();
  const [result, setResult] = useState<'copied' | 'failed'>();
  const isCopied = result === 'copied';
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setResult(undefined), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
      announce(t('code.copied'));
    } catch {
      setResult('failed');
      announce(t('code.copy-failed'), 'assertive');
    }
  }
  return (
    <>
      <Button
        variant={variant}
        iconStart={isCopied ? 'check' : drawings.copy}
        id={`${codeId}-copy`}
        aria-labelledby={numberId && `${codeId}-copy ${numberId}`}
        aria-describedby={codeId}
        onClick={() => void copy()}
      >
        {isCopied ? t('code.copied') : label}
      </Button>
      {result === 'failed' && (
        <p className={fieldStyles['error']}>
          <ErrorText>{t('code.copy-failed')}</ErrorText>
        </p>
      )}
    </>
  );
}
