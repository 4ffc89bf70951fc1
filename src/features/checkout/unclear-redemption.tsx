import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import type { LinkedOrder } from '~/problem/use-linked-order';
import { recipientOf } from '~/redemption/order';
import type { Redemption, Unclear } from '~/redemption/redemption-state';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { DescriptionList } from '~/ui/description-list';
import { Disclosure } from '~/ui/disclosure';
import { drawings } from '~/ui/drawings';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { Stack } from '~/ui/stack';
import { useActivity } from '~/voucher/use-activity';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import { AttemptSummary } from './attempt-summary';
import { KeptNotice } from './kept-notice';

interface UnclearRedemptionProps {
  redemption: Extract<Redemption, { phase: 'uncertain' }> & { unclear: Unclear };
}

/**
 * A redemption whose answer is unreadable or about something else: it has probably happened, unless the
 * balance is unchanged. The page shows the known facts, asks for the balance again, and leads to order status
 * and customer service. It is neither a success nor lost, and it always has a way out.
 */
export function UnclearRedemption({ redemption }: UnclearRedemptionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const store = useRedemptionStore();
  const navigate = useNavigate();
  const redeemPath = useRedeemPath();
  const isHeld = useHeldVoucher()?.id === redemption.voucherId;
  const balanceInCent = useActivity(redemption.voucherId, redemption.key)?.balanceInCent;
  const { orderNumber } = redemption.unclear;
  const { order } = redemption;
  const before = order.kind === 'shop' ? order.balanceInCent : undefined;
  const isUntouched =
    balanceInCent !== undefined && before !== undefined && balanceInCent >= before;
  const { currency } = redemption.request;
  const linked: LinkedOrder | undefined = orderNumber === undefined ? undefined : { orderNumber };
  usePageTitle(t('redemption.unclear.title'));

  function end(): void {
    store.endUnanswered();
    void navigate(redeemPath);
  }

  return (
    <Page title={t('redemption.unclear.title')} lead={t('redemption.unclear.lead')} isStep>
      <KeptNotice recipient={recipientOf(redemption.order)} />
      <Notice
        tone="warning"
        role="alert"
        title={t(isUntouched ? 'redemption.unclear.untouched' : 'redemption.unclear.notice')}
      >
        <p>{t('redemption.unclear.text')}</p>
      </Notice>
      <AttemptSummary attempt={redemption} />
      <DescriptionList
        variant="receipt"
        items={[
          {
            term: t('redemption.unclear.sent-at'),
            details: format.dateTime(new Date(redemption.since).toISOString()),
          },
          ...(orderNumber ? [{ term: t('thank-you.order-number'), details: orderNumber }] : []),
          ...(balanceInCent === undefined
            ? []
            : [
                {
                  term: t('redemption.unclear.balance'),
                  details: format.money(balanceInCent, currency),
                  isStrong: true,
                },
              ]),
        ]}
      />
      <Stack gap={3}>
        <ButtonLink
          href={paths.orderStatus()}
          state={linked}
          variant="primary"
          size="l"
          isFullWidth
          iconStart={drawings.parcel}
        >
          {t('order.link')}
        </ButtonLink>
        <ButtonLink
          href={paths.help('code-not-received')}
          state={linked}
          isFullWidth
          iconStart={drawings.mail}
        >
          {t('problem.way.contact')}
        </ButtonLink>
        <Stack gap={3} direction="row">
          {isHeld ? (
            <Button onClick={() => store.sendAgain()}>{t('order.again')}</Button>
          ) : (
            // It leads back here, if the balance tells more.
            <ButtonLink href={redeemPath}>{t('problem.way.enter-code')}</ButtonLink>
          )}
        </Stack>
        {isHeld && (
          <Disclosure summary={t('redemption.unclear.is-settled')}>
            <Stack gap={3}>
              <p>{t('redemption.unclear.forgets')}</p>
              <Button onClick={end}>{t('redemption.unclear.settled')}</Button>
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Page>
  );
}
