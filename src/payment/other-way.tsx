import { useTranslation } from 'react-i18next';
import { paths } from '~/lib/paths';
import { Link } from '~/ui/link';

/** The ways on from a payment that did not work: another provider, or customer service. */
export function OtherWay({ isOnly }: { isOnly: boolean }) {
  const { t } = useTranslation();
  if (!isOnly) return <span>{t('payment.other-way')}</span>;
  return <Link href={paths.help('other')}>{t('problem.way.contact')}</Link>;
}
