import { useTranslation } from 'react-i18next';
import { ChipRadio, ChipRow } from '~/ui/chip';
import { Fieldset } from '~/ui/fieldset';
import type { RegionSearch } from './use-region-search';

interface PlaceChoiceProps {
  search: RegionSearch;
  onChoose: (id: string) => void;
}

/** Lets the visitor choose among places with the same or a similar name. */
export function PlaceChoice({ search, onChoose }: PlaceChoiceProps) {
  const { t } = useTranslation();
  const { places, place, isFuzzy } = search;
  if (places.length < 2 && !isFuzzy) return null;
  return (
    <Fieldset legend={isFuzzy ? t('region.place.fuzzy') : t('region.place.several')} size="label">
      <ChipRow>
        {places.map(({ id, place_name: name }) => (
          <ChipRadio
            key={id}
            name="region-place"
            checked={id === place?.id}
            onChange={() => onChoose(id)}
          >
            {name}
          </ChipRadio>
        ))}
      </ChipRow>
    </Fieldset>
  );
}
