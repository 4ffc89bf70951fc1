import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { useAnnouncedChange } from '~/ui/use-announced';

interface ShopCountProps {
  count: number;
  total: number;
  isFiltered: boolean;
}

/** How many shops there are, beside the heading of the list. */
export function ShopCount({
  onReset,
  ...counted
}: ShopCountProps & {
  onReset: () => void;
}) {
  const { t } = useTranslation();
  const text = useCountText(counted);
  return (
    <>
      <p>{text}</p>
      {counted.isFiltered && (
        <Button variant="plain" iconStart="close" onClick={onReset}>
          {t('shops.filter.reset')}
        </Button>
      )}
    </>
  );
}

/** Says every change of the number; the first one is read on the page. */
export function AnnouncedCount(counted: ShopCountProps) {
  useAnnouncedChange(useCountText(counted));
  return null;
}

function useCountText({ count, total, isFiltered }: ShopCountProps): string {
  const { t } = useTranslation();
  return isFiltered
    ? t('shops.count.found', { count, total })
    : t('shops.count.all', { count: total });
}
