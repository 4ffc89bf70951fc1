import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import { announce } from '~/ui/live-region';

/** Copies a code without the spaces that it is shown with. */
export function CopyButton({ text, isPrimary }: { text: string; isPrimary: boolean }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(t('code.copied'));
    } catch {
      announce(t('code.copy-failed'), 'assertive');
    }
  }
  return (
    <Button
      variant={isPrimary ? 'primary' : 'quiet'}
      iconStart={isCopied ? 'check' : drawings.copy}
      onClick={() => void copy()}
    >
      {isCopied ? t('code.copied') : t('code.copy')}
    </Button>
  );
}
