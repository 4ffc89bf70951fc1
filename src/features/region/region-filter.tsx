import { useTranslation } from 'react-i18next';
import { ChipRadio, ChipRow } from '~/ui/chip';
import { Fieldset } from '~/ui/fieldset';
import type { RegionSearch } from './use-region-search';

interface RegionFilterProps {
  search: RegionSearch;
  category: number | undefined;
  onChange: (category: number | undefined) => void;
}

/** Only the categories that occur around the place. */
export function RegionFilter({ search, category, onChange }: RegionFilterProps) {
  const { t } = useTranslation();
  if (search.categories.length < 2 && category === undefined) return null;
  return (
    <Fieldset legend={t('region.filter.legend')} size="label">
      <ChipRow>
        <ChipRadio
          name="region-category"
          checked={category === undefined}
          onChange={() => onChange(undefined)}
        >
          {t('region.filter.all')}
        </ChipRadio>
        {search.categories.map(({ id, name }) => (
          <ChipRadio
            key={id}
            name="region-category"
            checked={id === category}
            onChange={() => onChange(id)}
          >
            {name}
          </ChipRadio>
        ))}
      </ChipRow>
    </Fieldset>
  );
}
