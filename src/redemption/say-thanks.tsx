import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Greeting } from '~/api';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import { announce } from '~/ui/live-region';
import { shareText } from '~/ui/share-text';
import { Stack } from '~/ui/stack';
import { GreetingQuote } from '~/voucher/greeting-quote';
import { useVoucherSession } from '~/voucher/use-voucher-session';

/** The greeting of the giver of a voucher that was redeemed, and a way to thank them; nothing without one. */
export function SayThanks({ voucherId }: { voucherId: string }) {
  const greeting = useVoucherSession().greetingOf(voucherId);
  return greeting && <Thanks greeting={greeting} />;
}

function Thanks({ greeting }: { greeting: Greeting }) {
  const { t } = useTranslation();
  const [result, setResult] = useState<'copied' | 'failed'>();
  const text = t('greeting.message', { giver: greeting.name });
  async function say() {
    setResult(undefined);
    if (await shareText(text)) return;
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
      announce(t('greeting.copied'));
    } catch {
      setResult('failed');
      announce(t('greeting.copy-failed'), 'assertive');
    }
  }
  return (
    <Stack>
      <GreetingQuote greeting={greeting} />
      <div data-print="hide">
        <Button iconStart={drawings.mail} onClick={() => void say()}>
          {t('greeting.thank')}
        </Button>
        {result === 'copied' && <p>{t('greeting.copied')}</p>}
        {result === 'failed' && (
          <>
            <p>{t('greeting.copy-failed')}</p>
            <p>{text}</p>
          </>
        )}
      </div>
    </Stack>
  );
}
