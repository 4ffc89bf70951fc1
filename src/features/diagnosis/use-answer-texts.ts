import { useTranslation } from 'react-i18next';
import type { Place, Time } from './diagnose';

/** The words of every answer. */
export function useAnswerTexts(): { when: Record<Time, string>; where: Record<Place, string> } {
  const { t } = useTranslation();
  return {
    when: {
      'last-day': t('diagnosis.when.last-day'),
      'last-days': t('diagnosis.when.last-days'),
      earlier: t('diagnosis.when.earlier'),
      'over-three-years': t('diagnosis.when.over-three-years'),
      unknown: t('diagnosis.unknown'),
    },
    where: {
      store: t('diagnosis.where.store'),
      online: t('diagnosis.where.online'),
      company: t('diagnosis.where.company'),
      gift: t('diagnosis.where.gift'),
      replacement: t('diagnosis.where.replacement'),
      elsewhere: t('diagnosis.where.elsewhere'),
      unknown: t('diagnosis.unknown'),
    },
  };
}
