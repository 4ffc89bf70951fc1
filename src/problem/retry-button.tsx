import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesAndSeconds, useSecondsUntil } from '~/lib/use-seconds-until';
import { Button, type ButtonProps } from '~/ui/button';
import { announce } from '~/ui/live-region';
import { VisuallyHidden } from '~/ui/visually-hidden';

interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'onClick'> {
  /** Earliest moment of another attempt, epoch ms. */
  retryAt?: number | undefined;
}

/** Tries again; after too many attempts it counts down until that makes sense (never a silent lock). */
export function RetryButton({ retryAt, variant, onClick }: RetryButtonProps) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(retryAt);
  const isWaiting = seconds > 0;
  const hasWaited = useRef(isWaiting);
  useEffect(() => {
    if (hasWaited.current && !isWaiting) announce(t('problem.retry-now'));
    hasWaited.current = isWaiting;
  }, [isWaiting, t]);
  return (
    <Button
      {...(variant && { variant })}
      iconStart={isWaiting ? 'clock' : 'refresh'}
      disabled={isWaiting}
      onClick={onClick}
    >
      {isWaiting ? (
        <>
          {/* Seen only: a screen reader would read the whole notice with every second. */}
          <span aria-hidden="true">
            {t('problem.retry-in', { time: minutesAndSeconds(seconds) })}
          </span>
          <VisuallyHidden>{t('problem.way.retry')}</VisuallyHidden>
        </>
      ) : (
        t('problem.way.retry')
      )}
    </Button>
  );
}
