import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedeemCompleted, RedeemDelayed } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { PdfButton } from '~/redemption/code/pdf-button';
import { recipientOf, type Order } from '~/redemption/order';
import { useIsPast } from '~/redemption/use-is-past';
import { useSite } from '~/sites/use-site';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { drawings } from '~/ui/drawings';
import type { PageProps } from '~/ui/page';
import styles from './thank-you-page.module.css';
import { useTakeBackOffer } from './use-take-back-offer';
import { WaysToTheCode } from './ways-to-the-code';

interface Outcome extends Pick<PageProps, 'eyebrow' | 'title' | 'lead'> {
  /** The way to the code. */
  action: ReactNode;
}

/** The page's texts about a redemption, and the way to its code. @param isThere the shop has issued it */
export function useOutcome(
  order: Order,
  result: RedeemCompleted | RedeemDelayed,
  isThere: boolean,
): Outcome {
  const { t } = useTranslation();
  const { showMerchantCodePdfDownload } = useSite();
  const { delivery, redeemLinkToken, orderNumber } = result;
  const hasLink = redeemLinkToken !== undefined;
  const hasPdf = isThere && hasLink && delivery === 'pdf' && showMerchantCodePdfDownload === true;
  const lead = useLead(result, hasPdf);
  // The same link before and after: the focus may be on it.
  const toCode = hasLink && (
    <ButtonLink
      href={paths.merchantCode(redeemLinkToken)}
      state={isThere ? { reveals: true } : undefined}
      variant={hasPdf ? 'quiet' : 'primary'}
      size="l"
      isFullWidth
      iconStart={drawings.eye}
    >
      {isThere ? t('thank-you.show-code') : t('thank-you.check-code')}
    </ButtonLink>
  );
  if (!isThere) {
    return {
      eyebrow: (
        <Badge tone="warning" icon="clock" size="m">
          {t('thank-you.delayed')}
        </Badge>
      ),
      title: t('thank-you.heading-delayed', { shop: recipientOf(order) }),
      lead: t('thank-you.lead.delayed'),
      action: toCode,
    };
  }
  const isDonation = delivery === 'donation';
  const withoutLink = !isDonation && delivery !== 'post' && (
    <WaysToTheCode orderNumber={orderNumber} />
  );
  return {
    eyebrow: (
      <Badge tone="success" icon="check" size="m">
        {isDonation ? t('thank-you.donated') : t('thank-you.redeemed')}
      </Badge>
    ),
    title: isDonation
      ? t('thank-you.heading-donation', { name: recipientOf(order) })
      : t('thank-you.heading', { shop: recipientOf(order) }),
    lead,
    action: hasPdf ? (
      <div className={styles.pdf}>
        <PdfButton redeemLinkToken={redeemLinkToken} isMain />
        {toCode}
      </div>
    ) : (
      toCode || withoutLink
    ),
  };
}

/** What follows from a redemption whose code is there. */
function useLead(
  { delivery, redeemLinkToken, revocableUntil }: RedeemCompleted | RedeemDelayed,
  hasPdf: boolean,
): string {
  const { t } = useTranslation();
  const format = useFormat();
  const isFinal = useIsPast(revocableUntil);
  const offer = useTakeBackOffer();
  if (delivery === 'post') return t('thank-you.lead.post');
  if (delivery === 'donation') return t('thank-you.lead.donation');
  // The shop issues nothing that can be taken back.
  if (revocableUntil !== undefined && !isFinal) {
    const when = format.dateTime(revocableUntil);
    return offer ? t('thank-you.lead.revocable', { when }) : t('thank-you.lead.later', { when });
  }
  if (hasPdf) return t('thank-you.lead.pdf');
  const hasLink = redeemLinkToken !== undefined;
  if (delivery === 'email')
    return hasLink ? t('thank-you.lead.email') : t('thank-you.lead.email-only');
  return hasLink ? t('thank-you.lead.screen') : t('thank-you.lead.no-link');
}
