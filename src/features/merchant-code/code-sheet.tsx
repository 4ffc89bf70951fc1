import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantCode, MerchantCodeSheet } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { CodeActions } from '~/redemption/code/code-actions';
import { OpenCode, ToShop } from '~/redemption/code/open-code';
import { hasAmount, isReadable } from '~/redemption/code/readable-code';
import { PdfButton } from '~/redemption/code/pdf-button';
import { PrintButton } from '~/redemption/code/print-button';
import { useCodeWords } from '~/redemption/code/use-code-words';
import { SayThanks } from '~/redemption/say-thanks';
import { useRedemptionRecord } from '~/redemption/use-redemption';
import { useSite } from '~/sites/use-site';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { drawings } from '~/ui/drawings';
import { announce, withdraw } from '~/ui/live-region';
import { Page } from '~/ui/page';
import { RichText } from '~/ui/rich-text';
import { Ticket } from '~/ui/ticket';
import { TicketHead } from '~/ui/ticket-head';
import { useRedeemPath } from '~/sites/use-redeem-path';
import styles from './merchant-code-page.module.css';
import { NoCodeNotice } from './no-code-notice';

interface CodeSheetProps {
  sheet: MerchantCodeSheet;
  redeemLinkToken: string;
  onHide: () => void;
  /** Asks for the code once more. */
  onRetry: () => void;
}

/** The revealed code: to copy, to print, to scan, to take along as a PDF. */
export function CodeSheet({ sheet, redeemLinkToken, onHide, onRetry }: CodeSheetProps) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const site = useSite();
  const format = useFormat();
  const { shop, codes } = sheet;
  const wordsOf = useCodeWords();
  const isAnyReadable = codes.some(isReadable);
  const container = useRef<HTMLDivElement>(null);
  const title = shop ? t('code.heading', { shop: shop.name }) : t('code.title');
  const texts = codes.flatMap((code) => wordsOf(code) ?? []).join(', ');
  const said = texts
    ? t('form.summary-item', { label: title, message: texts })
    : isAnyReadable && t('code.revealed');
  useLayoutEffect(() => {
    container.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    if (!said) return undefined;
    announce(said);
    return () => withdraw(said);
  }, [said]);
  const pdf = site.showMerchantCodePdfDownload && <PdfButton redeemLinkToken={redeemLinkToken} />;
  const isOnly = codes.length === 1;
  const more = (
    <>
      {pdf}
      <PrintButton />
      <Button variant="plain" iconStart={drawings.lock} onClick={onHide}>
        {t('code.hide')}
      </Button>
    </>
  );
  return (
    <div ref={container}>
      <Page
        eyebrow={
          isAnyReadable ? (
            <Badge tone="success" icon="check" size="m">
              {t('code.ready')}
            </Badge>
          ) : undefined
        }
        title={title}
      >
        {!isAnyReadable && (
          <NoCodeNotice orderNumber={sheet.orderNumber} onRetry={onRetry}>
            {pdf}
          </NoCodeNotice>
        )}
        {codes.map((code, index) => (
          <div key={code.code ?? code.url ?? index} className={styles.opened}>
            {isReadable(code) ? (
              <CodeTicket
                code={code}
                index={index}
                shop={shop}
                position={codes.length > 1 ? { number: index + 1, total: codes.length } : undefined}
                more={isOnly && more}
              />
            ) : (
              isAnyReadable && <NoCodeNotice orderNumber={sheet.orderNumber} onRetry={onRetry} />
            )}
          </div>
        ))}
        {sheet.warnings && (
          <div className={styles.smallPrint}>
            <RichText html={sheet.warnings} />
          </div>
        )}
        {isAnyReadable && !isOnly && <CodeActions>{more}</CodeActions>}
        {sheet.linkExpiresAt && (
          <p data-print="hide">
            {t('code.link-until', { when: format.dateTime(sheet.linkExpiresAt) })}
          </p>
        )}
        {sheet.redeemInstructions && (
          <section aria-labelledby="how">
            <h2 id="how" className={styles.subtitle}>
              {t('code.how')}
            </h2>
            <div>
              <RichText html={sheet.redeemInstructions} />
            </div>
          </section>
        )}
        <OwnThanks redeemLinkToken={redeemLinkToken} />
        <PrintedLine orderNumber={sheet.orderNumber} />
        <p className={styles.other} data-print="hide">
          {!isOnly && <ToShop shop={shop} isPlain />}
          <ButtonLink href={redeemPath} variant="plain" iconStart={drawings.gift}>
            {t('voucher.other-code')}
          </ButtonLink>
        </p>
      </Page>
    </div>
  );
}

/** Thanks for the voucher that this tab has redeemed, if the code is its own. */
function OwnThanks({ redeemLinkToken }: { redeemLinkToken: string }) {
  const { result, voucherId } = useRedemptionRecord().confirmation ?? {};
  const isOwn = result && 'redeemLinkToken' in result && result.redeemLinkToken === redeemLinkToken;
  return isOwn && voucherId && <SayThanks voucherId={voucherId} />;
}

/** On paper only: whose sheet it is, and where to ask. */
function PrintedLine({ orderNumber }: { orderNumber: string | undefined }) {
  const { t } = useTranslation();
  const { brand, support } = useSite();
  const labelled = (label: string, message: string) => t('form.summary-item', { label, message });
  return (
    <p className={styles.printed} aria-hidden="true">
      {[
        brand,
        orderNumber && labelled(t('thank-you.order-number'), orderNumber),
        location.host,
        labelled(t('shell.help'), `${location.host}${paths.help()}`),
        support?.email,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

interface CodeTicketProps {
  code: MerchantCode;
  /** Its place among the codes, from 0. */
  index: number;
  shop: MerchantCodeSheet['shop'];
  position: { number: number; total: number } | undefined;
  /** Of an only code: the way to the shop and all others are in its ticket. */
  more: ReactNode;
}

function CodeTicket({ code, index, shop, position, more }: CodeTicketProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const numberId = position && `${id}-number`;
  return (
    <Ticket
      as="section"
      aria-label={position ? t('code.number', position) : t('code.label')}
      isBranded
      head={
        <TicketHead
          logo={shop?.logo}
          name={shop?.name}
          details={
            <>
              {code.validUntil && (
                <p>{t('voucher.valid-until', { date: format.date(code.validUntil) })}</p>
              )}
              {position && <p id={numberId}>{t('code.number', position)}</p>}
            </>
          }
          amount={hasAmount(code) ? format.money(code.valueInCent, code.currency) : undefined}
        />
      }
    >
      <OpenCode
        code={code}
        index={index}
        numberId={numberId}
        shopName={shop?.name}
        shop={more ? shop : undefined}
        more={more}
      />
    </Ticket>
  );
}
