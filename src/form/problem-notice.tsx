import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '~/api';
import { messageKey } from '~/i18n/message-key';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { NativeButton } from '~/ui/native-button';
import { Notice } from '~/ui/notice';
import { RichText } from '~/ui/rich-text';
import { rememberProblem } from './last-problem';
import { catalogueEntry, problemText, type WayOn } from './problem-catalogue';
import styles from './problem-notice.module.css';
import { ReminderButton } from './reminder-button';
import { RetryButton } from './retry-button';

export interface ProblemNoticeProps {
  error: ApiError;
  /** Sends the same again. Without it, `retry` is not offered. */
  onRetry?: (() => void) | undefined;
  /** Leads to the code field where that is on this page; elsewhere a link does. */
  onEnterCode?: (() => void) | undefined;
  /** Ways on in place of the catalogue's, where the page itself offers what leads on. */
  waysOn?: readonly WayOn[];
  /** What happened, where the page knows better than the catalogue; takes the advice's place too. */
  text?: ReactNode;
  /** ISO 4217, for the amounts that a failure names. */
  currency?: string;
  /** More advice from the feature, for example look-alike characters. */
  children?: ReactNode;
}

/**
 * Tells a failure: what happened, why, and every way on that the catalogue knows. Takes the focus
 * when it appears, so that a screen reader reads it and the next key reaches its actions.
 */
export function ProblemNotice({
  error,
  onRetry,
  onEnterCode,
  currency,
  children,
  text,
  waysOn: ownWaysOn,
}: ProblemNoticeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const container = useRef<HTMLDivElement>(null);
  // At once: whoever acts on the notice as it appears must not lose the focus to it again.
  useLayoutEffect(() => {
    container.current?.focus();
    const { code, displayCode, at, problem } = error;
    rememberProblem({ code, displayCode, at, availableFrom: problem?.availableFrom });
  }, [error]);

  const { problem } = error;
  const entry = catalogueEntry(error.code);
  const money = (cents: number | undefined) => format.money(cents ?? 0, currency ?? site.currency);
  const values = {
    minimum: money(problem?.minimumInCent),
    maximum: money(problem?.maximumInCent),
    seconds: error.retryAfter ?? 30,
  };
  const override = site.overrideApiErrorMessageHtml;
  const isPossible: Partial<Record<WayOn, boolean>> = {
    retry: onRetry !== undefined,
    remind: problem?.availableFrom !== undefined,
    'redeem-there': redeemHost(problem?.redeemUrl) !== undefined,
  };
  const waysOn = (ownWaysOn ?? entry.waysOn).filter((way) => isPossible[way] ?? true);
  return (
    <div ref={container} tabIndex={-1} className={styles.focusTarget}>
      <Notice
        tone="error"
        role="alert"
        title={t(entry.title)}
        code={problem?.displayCode}
        codeLabel={t('problem.quote')}
        actions={
          waysOn.length > 0 &&
          waysOn.map((way, index) => (
            <WayOnAction
              key={way}
              way={way}
              isFirst={index === 0}
              error={error}
              onRetry={onRetry}
              onEnterCode={onEnterCode}
            />
          ))
        }
      >
        {override ? (
          <RichText html={override.replaceAll('{code}', escapeHtml(error.displayCode))} />
        ) : (
          <>
            <p>{text ?? t(problemText(entry, problem), values)}</p>
            {entry.advice && text === undefined && (
              <ul className={styles.advice}>
                {entry.advice.map((line) => (
                  <li key={line}>{t(line)}</li>
                ))}
              </ul>
            )}
            {children}
            {problem?.availableFrom && (
              <p>
                <strong>
                  {t(entry.available ?? messageKey('problem.available-from'), {
                    when: format.dateTime(problem.availableFrom),
                  })}
                </strong>
              </p>
            )}
          </>
        )}
      </Notice>
    </div>
  );
}

interface WayOnActionProps extends Pick<ProblemNoticeProps, 'error' | 'onRetry' | 'onEnterCode'> {
  way: WayOn;
  isFirst: boolean;
}

function WayOnAction({ way, isFirst, error, onRetry, onEnterCode }: WayOnActionProps) {
  const { t } = useTranslation();
  const variant = isFirst ? 'primary' : 'quiet';
  const redeemUrl = error.problem?.redeemUrl;
  if (way === 'retry') {
    return <RetryButton variant={variant} retryAt={error.retryAt} onClick={onRetry} />;
  }
  if (way === 'remind') {
    return <ReminderButton variant={variant} from={error.problem?.availableFrom ?? ''} />;
  }
  if (way === 'enter-code' && onEnterCode) {
    return (
      <NativeButton variant={variant} onClick={onEnterCode}>
        {t('problem.way.enter-code')}
      </NativeButton>
    );
  }
  const host = redeemHost(redeemUrl);
  const links: Record<Exclude<WayOn, 'retry' | 'remind'>, { href: string; text: string }> = {
    'enter-code': { href: paths.redeem(), text: t('problem.way.enter-code') },
    redeem: { href: paths.redeem(), text: t('problem.way.redeem') },
    'choose-shop': { href: paths.shops(), text: t('problem.way.choose-shop') },
    reactivate: { href: paths.reactivate(), text: t('problem.way.reactivate') },
    resend: { href: paths.resendLink(), text: t('problem.way.resend') },
    diagnose: { href: paths.diagnosis(error.code), text: t('problem.way.diagnose') },
    help: { href: paths.help(), text: t('problem.way.help') },
    'redeem-there': { href: redeemUrl ?? '', text: t('problem.way.redeem-there', { host }) },
  };
  const { href, text } = links[way];
  return (
    <ButtonLink variant={variant} href={href}>
      {text}
    </ButtonLink>
  );
}

/** The host of the address that a server names; only an https address becomes a link. */
function redeemHost(redeemUrl: string | undefined): string | undefined {
  if (!redeemUrl || !URL.canParse(redeemUrl)) return undefined;
  const { protocol, host } = new URL(redeemUrl);
  return protocol === 'https:' ? host : undefined;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
