import { useContext, useId, useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '~/api';
import { messageKey } from '~/i18n/message-key';
import { useFormat } from '~/i18n/use-format';
import { parseUrl } from '~/lib/parse-url';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Disclosure } from '~/ui/disclosure';
import { FocusBox } from '~/ui/focus-box';
import { Link } from '~/ui/link';
import { Notice } from '~/ui/notice';
import { RichText } from '~/ui/rich-text';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { CureContext } from './cure-context';
import { rememberProblem } from './last-problem';
import type { RecoveryAction } from './catalogue-entry';
import { catalogueEntry, failureEntry, problemText } from './find-entry';
import styles from './problem-notice.module.css';
import { isCodeRight } from './right-codes';
import { ReminderButton } from './reminder-button';
import { RetryButton } from './retry-button';
import type { LinkedOrder } from './use-linked-order';

export interface ProblemNoticeProps {
  error: ApiError;
  /** Sends the same again. Without it, `retry` is not offered. */
  onRetry?: (() => void) | undefined;
  /** Leads to the code field if it is on this page; otherwise a link does. */
  onEnterCode?: (() => void) | undefined;
  /** Name of the button for it, if the field is not for a code. */
  enterCodeLabel?: string | undefined;
  /** What happened, if the page knows better than the catalogue. */
  title?: string;
  /** Recovery actions instead of the catalogue's, if the page itself offers them. */
  recoveryActions?: readonly RecoveryAction[];
  /** What happened, if the page knows better than the catalogue; takes the advice's place too. */
  text?: ReactNode;
  /** The order that the failure is about: customer service gets its number. */
  order?: LinkedOrder;
  /** Level of the title's heading, 2 by default. */
  level?: 2 | 3;
  /** ISO 4217, for the amounts that a failure names. */
  currency?: string;
  /** The call may have had its effect; a repeat has it only once. */
  mayHaveHappened?: boolean | undefined;
  /** The button of its form leads on: the first action here is quieter. */
  isBesideButton?: boolean;
  /** More advice from the feature, for example look-alike characters. */
  children?: ReactNode;
}

/** What the button of the form does as well. */
const IN_FORM: readonly RecoveryAction[] = ['retry', 'enter-code'];

/** Actions that do not reveal the cause, for sites that hide it (8.004). */
const unspecific: readonly RecoveryAction[] = ['retry', 'enter-code', 'help'];

/**
 * Shows a failure: its name, its cause, the server's words about it, and every recovery action that the
 * catalogue knows; of the sites that override it, their text and no more (8.004). Takes the focus when
 * it appears, so that a screen reader reads it and the next key reaches its actions.
 */
export function ProblemNotice({
  error,
  onRetry,
  onEnterCode,
  enterCodeLabel,
  title,
  currency,
  isBesideButton = false,
  children,
  text,
  mayHaveHappened = false,
  order,
  level = 2,
  recoveryActions: ownActions,
}: ProblemNoticeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const id = useId();
  const { problem } = error;
  const entry = failureEntry(error);
  // A time that has passed tells nothing.
  const isAhead = Date.parse(problem?.availableFrom ?? '') > error.at;
  const availableFrom = isAhead ? problem?.availableFrom : undefined;
  const money = (cents: number | undefined) =>
    format.money(cents ?? 0, problem?.currency ?? currency ?? site.currency);
  const values = {
    minimum: money(problem?.minimumInCent),
    maximum: money(problem?.maximumInCent),
    wait: format.wait(error.retryAfter ?? 30),
  };
  const override = site.overrideApiErrorMessageHtml;
  const isPossible: Partial<Record<RecoveryAction, boolean>> = {
    retry: onRetry !== undefined,
    remind: availableFrom !== undefined,
    'redeem-there': redeemHost(problem?.redeemUrl) !== undefined,
  };
  const specific = (ownActions ?? entry.recoveryActions).filter((way) => isPossible[way] ?? true);
  const recoveryActions = override
    ? unspecific.filter((way) => way === 'help' || specific.includes(way))
    : specific;
  const [first] = recoveryActions;
  const { hasCure, setCure } = useContext(CureContext);
  const isCure = !override && first !== undefined && !IN_FORM.includes(first);
  useLayoutEffect(() => {
    const { code, displayCode, at } = error;
    rememberProblem({ code, displayCode, at, availableFrom: error.problem?.availableFrom });
    setCure(isCure);
    return () => setCure(false);
  }, [error, isCure, setCure]);
  const details = new Set(problem?.errors?.flatMap(({ detail }) => detail ?? []));
  return (
    // Another failure takes the focus anew.
    <FocusBox key={error.at} id={id}>
      <Notice
        id={id}
        tone={isCodeRight(error.code) && !override ? 'warning' : 'error'}
        level={level}
        title={override ? t('problem.unknown.title') : (title ?? t(entry.title))}
        // A text of the site may name it already.
        code={override?.includes('{code}') ? undefined : problem?.displayCode}
        codeLabel={t('problem.quote')}
        actions={
          recoveryActions.length > 0 &&
          recoveryActions.map((way, index) => (
            <RecoveryActionItem
              key={way}
              way={way}
              variant={index > 0 ? 'plain' : isBesideButton && !hasCure ? 'quiet' : 'primary'}
              error={error}
              order={order}
              onRetry={onRetry}
              onEnterCode={onEnterCode}
              enterCodeLabel={enterCodeLabel}
            />
          ))
        }
      >
        {override ? (
          <>
            <RichText html={override.replaceAll('{code}', escapeHtml(error.displayCode))} />
            {/* The text asks to call, but only a text of our own is sure to say whom. */}
            {site.support?.phone && !override.includes(site.support.phone) && (
              <p>
                <Link href={`tel:${site.support.phone.replaceAll(/[^+\d]/g, '')}`}>
                  {t('problem.hotline', { phone: site.support.phone })}
                </Link>
              </p>
            )}
          </>
        ) : (
          <>
            <p>{text ?? t(problemText(entry, problem), values)}</p>
            {[...details].map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
            {mayHaveHappened && <p>{t('problem.may-have-happened')}</p>}
            {children}
            {entry.advice && text === undefined && <Advice lines={entry.advice} />}
            {availableFrom && (
              <p>
                <strong>
                  {t(entry.available ?? messageKey('problem.available-from'), {
                    when: format.dateTime(availableFrom),
                  })}
                </strong>
              </p>
            )}
          </>
        )}
      </Notice>
    </FocusBox>
  );
}

/** Further advice: one line shows, several are there on demand. */
function Advice({ lines }: { lines: NonNullable<ReturnType<typeof failureEntry>['advice']> }) {
  const { t } = useTranslation();
  const [first] = lines;
  if (first && lines.length === 1) return <p>{t(first)}</p>;
  return (
    <Disclosure summary={t('problem.other-causes')}>
      <ul className={styles.advice}>
        {lines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface WayOnActionProps extends Pick<ProblemNoticeProps, 'error' | 'onRetry' | 'onEnterCode'> {
  way: RecoveryAction;
  variant: 'primary' | 'quiet' | 'plain';
  order: LinkedOrder | undefined;
  enterCodeLabel: string | undefined;
}

function RecoveryActionItem({
  way,
  variant,
  error,
  order,
  onRetry,
  onEnterCode,
  enterCodeLabel,
}: WayOnActionProps) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const redeemUrl = error.problem?.redeemUrl;
  if (way === 'retry') {
    return <RetryButton variant={variant} retryAt={error.retryAt} onClick={onRetry} />;
  }
  if (way === 'remind') {
    return <ReminderButton variant={variant} from={error.problem?.availableFrom ?? ''} />;
  }
  if (way === 'enter-code' && onEnterCode) {
    return (
      <Button variant={variant} onClick={onEnterCode}>
        {enterCodeLabel ?? t('problem.way.change-code')}
      </Button>
    );
  }
  const host = redeemHost(redeemUrl);
  const links: Record<
    Exclude<RecoveryAction, 'retry' | 'remind'>,
    { href: string; text: string }
  > = {
    'enter-code': { href: redeemPath, text: t('problem.way.enter-code') },
    redeem: { href: redeemPath, text: t('problem.way.redeem') },
    'choose-shop': { href: paths.shops(), text: t('problem.way.choose-shop') },
    reactivate: { href: paths.reactivate(), text: t('problem.way.reactivate') },
    resend: { href: paths.resendLink(), text: t('problem.way.resend') },
    diagnose: { href: paths.diagnosis(error.code), text: t('problem.way.diagnose') },
    help: { href: paths.help(), text: t('problem.way.help') },
    contact: {
      href: paths.help(catalogueEntry(error.code).topic ?? 'other'),
      text: t('problem.way.contact'),
    },
    'redeem-there': { href: redeemUrl ?? '', text: t('problem.way.redeem-there', { host }) },
  };
  const { href, text } = links[way];
  return (
    <ButtonLink variant={variant} href={href} state={way === 'contact' ? order : undefined}>
      {text}
    </ButtonLink>
  );
}

/** The host of the address that a server names; only an https address becomes a link. */
function redeemHost(redeemUrl: string | undefined): string | undefined {
  const url = parseUrl(redeemUrl ?? '');
  return url?.protocol === 'https:' ? url.host : undefined;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
