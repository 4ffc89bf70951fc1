import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ProblemNotice } from '~/problem/problem-notice';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/ui/page-title';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Page } from '~/ui/page';
import { Spinner } from '~/ui/progress';
import { VoucherCard } from '~/ui/voucher-card';
import { CaptchaStep } from './captcha-step';
import { usePartnerVoucher } from './use-partner-voucher';

/**
 * The page behind a partner's link (requirements 2.013, 3.083): it opens the voucher and leads straight
 * to the partner's values, without a code. The link is the key, so it goes to no other site.
 */
export function Component() {
  const { ident = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <ThirdParty key={ident} ident={ident} />
    </>
  );
}

function ThirdParty({ ident }: { ident: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { opened, error, shop, isLooking, retry } = usePartnerVoucher(ident);
  usePageTitle(t('tpr.title'));
  useEffect(() => {
    // In place of the link, so that Back leads to where the visitor came from and not here again.
    if (shop) void navigate(paths.shop(shop.id, shop.slug), { replace: true });
  }, [shop, navigate]);

  if (error) {
    return (
      <Page title={t('tpr.title')}>
        <ProblemNotice
          error={error}
          onRetry={() => retry()}
          {...(error.code === 'REDEEM_LINK_EXPIRED' && {
            text: t('tpr.expired'),
            recoveryActions: ['enter-code', 'help'],
          })}
          {...(error.code === 'NOT_FOUND' && { text: t('tpr.not-found') })}
        />
        {error.code === 'CAPTCHA_INVALID' && <CaptchaStep onSolved={retry} />}
      </Page>
    );
  }
  if (!opened || shop || isLooking) {
    return (
      <Page title={t('tpr.title')}>
        <Spinner label={t('tpr.loading')} size="l" />
      </Page>
    );
  }
  return <WithoutShop {...opened} />;
}

type Opened = NonNullable<ReturnType<typeof usePartnerVoucher>['opened']>;

/** The partner has no shop on this wall, or the wall did not load: the voucher is ready all the same. */
function WithoutShop({ voucher, partner }: Opened) {
  const { t } = useTranslation();
  const format = useFormat();
  const { brand } = useSite();
  return (
    <Page isStep title={t('redeem.held.title')} lead={partner && t('tpr.from', { partner })}>
      <VoucherCard
        brandName={brand}
        label={t('voucher.balance')}
        amount={format.money(voucher.balanceInCent, voucher.currency)}
        footStart={
          voucher.validUntil && t('voucher.valid-until', { date: format.date(voucher.validUntil) })
        }
        footEnd={partner}
      />
      <ButtonLink href={paths.shops()} variant="primary" size="l" isFullWidth iconEnd="chevron">
        {t('redeem.held.choose')}
      </ButtonLink>
    </Page>
  );
}
