import { useTranslation } from 'react-i18next';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button-link';
import { Notice } from '~/ui/notice';
import { useHeadingLevel } from './use-heading-level';

/** A shop that names no values, which the contract allows (3.099): nothing can be chosen here. */
export function NoValues() {
  const { t } = useTranslation();
  return (
    <Notice
      title={t('shops.value.none')}
      level={useHeadingLevel()}
      actions={<ButtonLink href={paths.shops()}>{t('problem.way.choose-shop')}</ButtonLink>}
    >
      <p>{t('shops.value.none-text')}</p>
    </Notice>
  );
}
