import { useTranslation } from 'react-i18next';
import type { FraudCheck } from '~/api';
import { Card } from '~/ui/card';
import { DescriptionList } from '~/ui/description-list';
import { Disclosure } from '~/ui/disclosure';

/** Reason, duration and required documents, before the first question. */
export function WhyCheck({ check }: { check: FraudCheck }) {
  const { t } = useTranslation();
  return (
    <Card variant="tint">
      <DescriptionList
        items={[
          { term: t('fraud.needed.term'), details: t('fraud.needed.text') },
          { term: t('fraud.duration.term'), details: t('fraud.duration.text') },
          { term: t('fraud.transaction'), details: check.transactionNumber },
        ]}
      />
      <Disclosure summary={t('fraud.why.title')}>
        <p>{t('fraud.why.text')}</p>
      </Disclosure>
    </Card>
  );
}
