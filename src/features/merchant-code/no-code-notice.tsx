import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '~/lib/paths';
import type { LinkedOrder } from '~/problem/use-linked-order';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { drawings } from '~/ui/drawings';
import { Notice } from '~/ui/notice';

interface NoCodeNoticeProps {
  orderNumber: string | undefined;
  /** Asks for the code once more. */
  onRetry: () => void;
  /** Another way to the code, such as the PDF. */
  children?: ReactNode;
}

/** The code is issued, and the answer holds nothing that can be read of it. */
export function NoCodeNotice({ orderNumber, onRetry, children }: NoCodeNoticeProps) {
  const { t } = useTranslation();
  const linked: LinkedOrder | undefined = orderNumber === undefined ? undefined : { orderNumber };
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('code.none.title')}
      actions={
        <>
          <ButtonLink
            href={paths.help('code-not-received')}
            state={linked}
            variant="primary"
            iconStart={drawings.mail}
          >
            {t('problem.way.contact')}
          </ButtonLink>
          <ButtonLink href={paths.orderStatus()} state={linked} iconStart={drawings.parcel}>
            {t('order.link')}
          </ButtonLink>
          <Button onClick={onRetry}>{t('order.again')}</Button>
          {children}
        </>
      }
    >
      <p>{orderNumber ? t('code.none.text') : t('code.none.no-number.text')}</p>
      {orderNumber && <p>{t('order.number', { number: orderNumber })}</p>}
    </Notice>
  );
}
