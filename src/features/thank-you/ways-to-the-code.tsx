import { useTranslation } from 'react-i18next';
import { paths } from '~/lib/paths';
import type { LinkedOrder } from '~/problem/use-linked-order';
import { ButtonLink } from '~/ui/button-link';
import { drawings } from '~/ui/drawings';
import { Stack } from '~/ui/stack';

/** Where a code is found that the answer has no link to. */
export function WaysToTheCode({ orderNumber }: LinkedOrder) {
  const { t } = useTranslation();
  const linked: LinkedOrder = { orderNumber };
  return (
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
      <ButtonLink href={paths.resendLink()} isFullWidth>
        {t('problem.way.resend')}
      </ButtonLink>
      <ButtonLink
        href={paths.help('code-not-received')}
        state={linked}
        isFullWidth
        iconStart={drawings.mail}
      >
        {t('problem.way.contact')}
      </ButtonLink>
    </Stack>
  );
}
