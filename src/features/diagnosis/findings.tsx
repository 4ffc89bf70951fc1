import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastProblem } from '~/form/last-problem';
import { ReminderButton } from '~/form/reminder-button';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button-link';
import { announce } from '~/ui/live-region';
import { NativeTextField } from '~/ui/native-text-field';
import { Notice } from '~/ui/notice';
import { Stack } from '~/ui/stack';
import { adviceOf } from './advice';
import { worksFrom, type Cause } from './diagnose';
import styles from './diagnosis.module.css';

/** What it most likely is, and what else it may be. */
export function Findings({ causes }: { causes: readonly Cause[] }) {
  const { t } = useTranslation();
  const [first, ...others] = causes;
  const title = first && t(adviceOf[first].title);
  useEffect(() => {
    if (title) announce(t('diagnosis.found', { title }));
  }, [title, t]);
  return (
    <section aria-labelledby="findings">
      <Stack gap={5}>
        <h2 id="findings" className={styles.heading}>
          {t('diagnosis.most-likely')}
        </h2>
        {first && <Finding key={first} cause={first} isFirst />}
        {others.length > 0 && (
          <>
            <h2 className={styles.heading}>{t('diagnosis.or-else')}</h2>
            {others.map((cause) => (
              <Finding key={cause} cause={cause} />
            ))}
          </>
        )}
      </Stack>
    </section>
  );
}

function Finding({ cause, isFirst = false }: { cause: Cause; isFirst?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [saleTime, setSaleTime] = useState('');
  const [now] = useState(() => Date.now());
  const { title, text, displayCode, waysOn, helpTab } = adviceOf[cause];
  const promised = cause === 'too-fresh' ? lastProblem()?.availableFrom : undefined;
  const from = promised ?? worksFrom(cause, Date.parse(saleTime) || now)?.toISOString();
  const asksSaleTime = cause === 'too-fresh' && promised === undefined;
  const ways = {
    'enter-code': { href: paths.redeem(), name: t('problem.way.enter-code') },
    reactivate: { href: paths.reactivate(), name: t('problem.way.reactivate') },
    resend: { href: paths.resendLink(), name: t('problem.way.resend') },
  };
  return (
    <Notice
      level={3}
      tone={isFirst ? 'info' : 'warning'}
      title={t(title)}
      code={displayCode}
      codeLabel={t('problem.quote')}
      actions={
        <>
          {from && <ReminderButton from={from} {...(isFirst && { variant: 'primary' })} />}
          {waysOn.map((way, index) => (
            <ButtonLink
              key={way}
              href={ways[way].href}
              {...(isFirst && index === 0 && { variant: 'primary' })}
            >
              {ways[way].name}
            </ButtonLink>
          ))}
          <ButtonLink href={paths.help(helpTab)}>{t('problem.way.help')}</ButtonLink>
        </>
      }
    >
      <p>{t(text)}</p>
      {asksSaleTime && (
        <div className={styles.saleTime}>
          <NativeTextField
            id="sale-time"
            type="datetime-local"
            label={t('diagnosis.sale-time.label')}
            hint={t('diagnosis.sale-time.hint')}
            optionalLabel={t('form.optional')}
            value={saleTime}
            onChange={(event) => setSaleTime(event.currentTarget.value)}
          />
        </div>
      )}
      {from && (
        <p>
          <strong>{t('diagnosis.works-from', { when: format.dateTime(from) })}</strong>
        </p>
      )}
    </Notice>
  );
}
