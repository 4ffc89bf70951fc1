import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ChargeResult, Currency } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/lib/page-title';
import { PaymentProgress } from '~/payment/payment-progress';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { DescriptionList } from '~/ui/description-list';
import { NativeButton } from '~/ui/native-button';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { Ticket } from '~/ui/ticket';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import { usePrepaidPayment } from './use-prepaid-payment';

/**
 * What a top-up brought (requirements 2.019, 4.062). Its amounts are the server's: after a reload it is
 * asked once more.
 */
export function Component() {
  const { t } = useTranslation();
  const site = useSite();
  const { payment, state, card } = usePrepaidPayment();
  const isReceived = state.phase === 'received';
  const title = isReceived ? t('prepaid.done.title') : t('payment.return.title');
  usePageTitle(title);

  if (state.phase === 'choosing' || state.phase === 'failed') {
    const href = state.phase === 'failed' ? paths.prepaidCheckout() : paths.prepaid();
    return (
      <Page title={title} lead={t('prepaid.nothing')} width="form">
        <ButtonLink href={href} variant="primary">
          {t('prepaid.title')}
        </ButtonLink>
      </Page>
    );
  }
  if (!isReceived) {
    const order = payment.getOrder() ?? {
      flow: 'prepaid' as const,
      currency: site.currency as Currency,
    };
    return (
      <Page title={title} width="form">
        <PaymentProgress payment={payment} state={state} order={order} />
      </Page>
    );
  }
  const { result } = state;
  return (
    <Page
      key="received"
      title={title}
      lead={result ? t('prepaid.done.lead') : t('prepaid.done.unknown')}
      width="form"
      isStep
    >
      {result && <Receipt result={result} />}
      <WaysOn token={result && card?.token} />
    </Page>
  );
}

function Receipt({ result }: { result: ChargeResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { chargedInCent, balanceInCent, currency, transactionNumber } = result;
  return (
    <Ticket>
      <DescriptionList
        variant="receipt"
        items={[
          { term: t('prepaid.done.charged'), details: format.money(chargedInCent, currency) },
          {
            term: t('prepaid.done.balance'),
            details: format.money(balanceInCent, currency),
            isStrong: true,
          },
          { term: t('prepaid.done.number'), details: transactionNumber },
        ]}
      />
    </Ticket>
  );
}

/** @param token of the card with its new value; without it the card has to be entered first */
function WaysOn({ token }: { token: string | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useVoucherSession();
  return (
    <Stack gap={3}>
      {token !== undefined && (
        <NativeButton
          variant="primary"
          size="l"
          isFullWidth
          onClick={() => void navigate(session.start(token) ? paths.shops() : paths.redeem())}
        >
          {t('prepaid.done.redeem')}
        </NativeButton>
      )}
      <ButtonLink
        href={paths.prepaid()}
        isFullWidth
        {...(token === undefined && { variant: 'primary', size: 'l' })}
      >
        {t('prepaid.done.again')}
      </ButtonLink>
    </Stack>
  );
}
