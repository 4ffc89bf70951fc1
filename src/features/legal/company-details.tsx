import { useTranslation } from 'react-i18next';
import { useSite } from '~/sites/use-site';
import { DescriptionList } from '~/ui/description-list';
import { Notice } from '~/ui/notice';

/** Who stands behind the site, as its data tell; where they are missing, the page says so. */
export function CompanyDetails({ email }: { email: string }) {
  const { t } = useTranslation();
  const { legal } = useSite();
  if (!legal) {
    return <Notice title={t('legal.missing.title')}>{t('legal.missing.text', { email })}</Notice>;
  }
  const items = [
    { term: t('legal.company'), details: legal.company },
    { term: t('legal.address'), details: legal.address },
    { term: t('legal.represented-by'), details: legal.representedBy },
    { term: t('legal.register'), details: legal.register },
    { term: t('legal.vat-id'), details: legal.vatId },
  ];
  return <DescriptionList items={items.filter(({ details }) => details)} />;
}
