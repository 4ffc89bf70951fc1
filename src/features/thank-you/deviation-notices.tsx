import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import type { LinkedOrder } from '~/problem/use-linked-order';
import type { Confirmed, Deviation } from '~/redemption/redemption-state';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';

interface DeviationNoticesProps {
  result: Confirmed;
  deviation: Deviation | undefined;
}

/** Differences between redemption and request, in words (docs/decisions/asked-and-answered.md). */
export function DeviationNotices({ result, deviation }: DeviationNoticesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!deviation) return null;
  const { differences, askedInCent } = deviation;
  const { delivery, redeemedInCent, currency, orderNumber } = result;
  const linked: LinkedOrder = { orderNumber };
  const deliveries = {
    screen: t('thank-you.other-delivery.screen'),
    email: t('thank-you.other-delivery.email'),
    pdf: t('thank-you.other-delivery.pdf'),
    // Not among the differences: nobody knows where to.
    post: '',
    donation: '',
  };
  return (
    <>
      {differences.includes('delivery') && (
        <Notice tone="info" role="status" title={t('thank-you.other-delivery.title')}>
          <p>{deliveries[delivery]}</p>
        </Notice>
      )}
      {differences.includes('less') && (
        <Notice
          tone="info"
          role="status"
          title={t('thank-you.less.title', {
            amount: format.money(redeemedInCent, currency),
            value: format.money(askedInCent, currency),
          })}
        >
          <p>{t('thank-you.less.text')}</p>
        </Notice>
      )}
      {differences.includes('ordered-missing') && (
        <Notice
          tone="warning"
          role="status"
          title={t('thank-you.ordered.missing-title')}
          actions={
            <ButtonLink href={paths.help('other')} state={linked}>
              {t('problem.way.contact')}
            </ButtonLink>
          }
        >
          <p>{t('thank-you.ordered.missing')}</p>
        </Notice>
      )}
    </>
  );
}
