import { useTranslation } from 'react-i18next';
import type { FraudCheck } from '~/api';
import { DescriptionList } from '~/ui/description-list';
import { Disclosure } from '~/ui/disclosure';
import { Stack } from '~/ui/stack';

/** Why, how long, and what is needed: before anything is asked. */
export function WhyCheck({ check }: { check: FraudCheck }) {
  const { t } = useTranslation();
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: t('fraud.transaction'), details: check.transactionNumber },
          { term: t('fraud.duration.term'), details: t('fraud.duration.text') },
          { term: t('fraud.needed.term'), details: t('fraud.needed.text') },
        ]}
      />
      <Disclosure variant="card" summary={t('fraud.why.title')}>
        <p>{t('fraud.why.text')}</p>
      </Disclosure>
    </Stack>
  );
}
