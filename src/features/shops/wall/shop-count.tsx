import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { announce } from '~/ui/live-region';
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
        <Button variant="plain" onClick={onReset}>
          {t('shops.filter.reset')}
        </Button>
      )}
    </>
  );
}

/** Says the number when it changes or is asked for; the first one is read on the page. */
export function AnnouncedCount({ asked, ...counted }: ShopCountProps & { asked: number }) {
  const text = useCountText(counted);
  useAnnouncedChange(text);
  useEffect(() => {
    if (asked > 0) announce(text);
  }, [asked, text]);
  return null;
}

function useCountText({ count, total, isFiltered }: ShopCountProps): string {
  const { t } = useTranslation();
  return isFiltered
    ? t('shops.count.found', { count, total })
    : t('shops.count.all', { count: total });
}
