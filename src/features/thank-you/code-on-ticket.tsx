import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MerchantCode, MerchantCodeSheet } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { ProblemNotice } from '~/problem/problem-notice';
import { CodeFlap } from '~/redemption/code/code-flap';
import { OpenCode } from '~/redemption/code/open-code';
import { PrintButton } from '~/redemption/code/print-button';
import { isReadable } from '~/redemption/code/readable-code';
import { useCodeWords } from '~/redemption/code/use-code-words';
import { useLeaveTillStep } from '~/redemption/code/use-leave-till-step';
import { useReveal, type RevealState } from '~/redemption/code/use-reveal';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Celebration } from '~/ui/celebration';
import { drawings } from '~/ui/drawings';
import { announce, withdraw } from '~/ui/live-region';
import { RichText } from '~/ui/rich-text';
import hidden from '~/ui/visually-hidden.module.css';
import styles from './code-on-ticket.module.css';
import { ResultTicket, type ResultTicketProps } from './result-ticket';
import { TakeBack } from './take-back';

interface CodeOnTicketProps extends Omit<ResultTicketProps, 'action' | 'code' | 'validUntil'> {
  redeemLinkToken: string;
}

/** The ticket of a redemption whose code lies under a flap: one press uncovers it there. */
export function CodeOnTicket({ redeemLinkToken, ...ticket }: CodeOnTicketProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { keyVisualImage } = useSite();
  const navigate = useNavigate();
  const { state, reveal } = useReveal(redeemLinkToken);
  useLeaveTillStep();
  const only = onlyCode(state);
  const validUntil = only?.code.validUntil;
  const needsPage = !only && !isShownHere(state);
  const openPage = useEffectEvent(
    () => void navigate(paths.merchantCode(redeemLinkToken), { state: { reveals: true } }),
  );
  useEffect(() => {
    if (needsPage) openPage();
  }, [needsPage]);
  return (
    <>
      <Celebration image={keyVisualImage} isCalm={!only}>
        <ResultTicket
          {...ticket}
          validUntil={validUntil && t('voucher.valid-until', { date: format.date(validUntil) })}
          code={
            only ? (
              <Uncovered {...only} redeemLinkToken={redeemLinkToken} />
            ) : (
              <>
                {state.status === 'failed' && (
                  <ProblemNotice error={state.error} onRetry={reveal} level={2} />
                )}
                {state.status !== 'failed' && (
                  <CodeFlap isPending={state.status !== 'hidden'} onReveal={reveal} />
                )}
              </>
            )
          }
        />
      </Celebration>
      {state.status === 'hidden' && <TakeBack />}
    </>
  );
}

interface Only {
  code: MerchantCode;
  sheet: MerchantCodeSheet;
}

/** The code of an order that has one; several need a page of their own. */
function onlyCode(state: RevealState): Only | undefined {
  if (state.status !== 'ready') return undefined;
  const [code, ...others] = state.sheet.codes;
  return code && others.length === 0 && isReadable(code) ? { code, sheet: state.sheet } : undefined;
}

/** Whether the ticket itself can tell how it stands; the page of the code has the words for the rest. */
function isShownHere(state: RevealState): boolean {
  if (state.status === 'failed') {
    return state.error.answer === undefined && state.error.code !== 'REDEEM_LINK_EXPIRED';
  }
  return state.status === 'hidden' || state.status === 'pending';
}

function Uncovered({ code, sheet, redeemLinkToken }: Only & { redeemLinkToken: string }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { shop, warnings } = sheet;
  const title = shop ? t('code.heading', { shop: shop.name }) : t('code.title');
  const text = useCodeWords()(code);
  const said = text ? t('form.summary-item', { label: title, message: text }) : t('code.revealed');
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    bringIntoView(heading.current?.nextElementSibling?.firstElementChild);
    announce(said);
    return () => withdraw(said);
  }, [said]);
  return (
    <div className={styles.uncovered}>
      {/* Its ticket names the shop. */}
      <h2 ref={heading} tabIndex={-1} className={hidden['hidden']}>
        {title}
      </h2>
      <OpenCode
        code={code}
        index={0}
        shopName={shop?.name}
        shop={shop}
        more={<MoreOfCode redeemLinkToken={redeemLinkToken} />}
      />
      {warnings && (
        <div className={styles.warnings}>
          <RichText html={warnings} />
        </div>
      )}
    </div>
  );
}

/** Scrolls to the beginning of its ticket, if a code is not whole on the screen. */
function bringIntoView(code: Element | null | undefined): void {
  if (code && code.getBoundingClientRect().bottom > innerHeight)
    code.closest('section')?.scrollIntoView();
}

/** Paper, and the page of the code. */
function MoreOfCode({ redeemLinkToken }: { redeemLinkToken: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PrintButton />
      <ButtonLink
        href={paths.merchantCode(redeemLinkToken)}
        state={{ reveals: true }}
        variant="plain"
        iconStart={drawings.eye}
      >
        {t('thank-you.all-about-code')}
      </ButtonLink>
    </>
  );
}
