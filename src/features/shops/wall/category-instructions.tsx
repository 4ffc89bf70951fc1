import { useTranslation } from 'react-i18next';
import type { ShopCategory } from '~/api';
import { Notice } from '~/ui/notice';

interface CategoryInstructionsProps {
  categories: readonly ShopCategory[];
  /** Ids of the chosen categories. */
  chosen: readonly number[];
}

/** How the code is used in the chosen categories, if that needs explaining (requirement 2.052). */
export function CategoryInstructions({ categories, chosen }: CategoryInstructionsProps) {
  const { t } = useTranslation();
  return categories
    .filter(({ id, instructions }) => chosen.includes(id) && instructions)
    .map(({ id, name, instructions = '' }) => (
      <Notice key={id} title={t('shops.instructions', { category: name })} html={instructions} />
    ));
}
