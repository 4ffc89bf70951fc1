import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '~/sites/use-site';
import { Button, type ButtonProps } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import { saveFile } from '~/ui/save-file';
import { OtherWaysToFile } from './other-ways-to-file';
import { useRedeemPath } from '~/sites/use-redeem-path';

interface ReminderButtonProps extends Pick<ButtonProps, 'variant'> {
  /** The moment to be reminded at, ISO 8601. */
  from: string;
  /** What to look at then: the voucher, or how far the identity check is. */
  about?: 'voucher' | 'check';
}

/**
 * Notes in the visitor's calendar when the voucher works (requirements 4.051, 8.047): a file that
 * every calendar opens, without the code.
 */
export function ReminderButton({ from, about = 'voucher', variant }: ReminderButtonProps) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const { brand } = useSite();
  const [saved, setSaved] = useState<File>();
  const start = new Date(from);
  if (Number.isNaN(start.getTime())) return null;
  async function save() {
    const { calendarFile } = await import('./calendar-file');
    const file = calendarFile({
      id: `reminder-${start.getTime()}@${location.hostname}`,
      start,
      title: t(about === 'check' ? 'reminder.check.title' : 'reminder.title', { brand }),
      description: t(about === 'check' ? 'reminder.check.text' : 'reminder.text'),
      url: new URL(redeemPath, location.origin).href,
    });
    const entry = new File([file], t('reminder.file-name'), {
      type: 'text/calendar;charset=utf-8',
    });
    saveFile(entry);
    setSaved(entry);
  }
  return (
    <>
      <Button
        {...(variant && { variant })}
        iconStart={drawings.calendar}
        onClick={() => void save()}
      >
        {t('reminder.save')}
      </Button>
      {saved && <OtherWaysToFile file={saved} />}
    </>
  );
}
