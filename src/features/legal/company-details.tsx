import { useTranslation } from 'react-i18next';
import type { SiteConfig } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import { DescriptionList } from '~/ui/description-list';
import { Notice } from '~/ui/notice';

/** Marked as such where it is shown. */
const sample: NonNullable<SiteConfig['legal']> = {
  company: 'Muster GmbH',
  address: 'Musterweg 1, 12345 Musterstadt',
  representedBy: 'Erika Mustermann',
};

/** Additional details that France requires; shown as samples. */
const frenchSample = {
  ...sample,
  publisher: 'Erika Mustermann',
  host: 'Muster Hosting GmbH, Musterweg 2, 12345 Musterstadt',
};

/** The company that runs the site. A build for real visitors has the data of every site; a demonstration has samples. */
export function CompanyDetails() {
  const { t } = useTranslation();
  const { country, legal: own } = useSite();
  const legal = own ?? (country === 'FR' ? frenchSample : sample);
  const items = [
    { term: t('legal.company'), details: legal.company },
    { term: t('legal.address'), details: legal.address },
    { term: t('legal.represented-by'), details: legal.representedBy },
    { term: t('legal.phone'), details: legal.phone },
    { term: t('legal.register'), details: legal.register },
    { term: t('legal.vat-id'), details: legal.vatId },
    { term: t('legal.publisher'), details: legal.publisher },
    { term: t('legal.host'), details: legal.host },
  ];
  return (
    <>
      {!own && (
        <Notice tone="warning" title={t('legal.sample.title')}>
          {t('legal.sample.text')}
        </Notice>
      )}
      <DescriptionList items={items.filter(({ details }) => details)} />
    </>
  );
}
