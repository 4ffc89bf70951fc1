import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { lastProblem } from '~/problem/last-problem';
import { ReminderButton } from '~/problem/reminder-button';
import { ButtonLink } from '~/ui/button-link';
import { Disclosure } from '~/ui/disclosure';
import { announce } from '~/ui/live-region';
import { Notice } from '~/ui/notice';
import { Stack } from '~/ui/stack';
import { TextField } from '~/ui/text-field';
import { areVouchersSold } from '~/sites/site-config';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { useSite } from '~/sites/use-site';
import { adviceOf } from './advice';
import { worksFrom, type Cause } from './diagnose';
import { latestTime } from './latest-time';
import styles from './diagnosis.module.css';

/** The most likely cause, and other possible ones. */
export function Findings({ causes }: { causes: readonly Cause[] }) {
  const { t } = useTranslation();
  const [first, ...others] = causes;
  const title = first && t(adviceOf[first].title);
  useEffect(() => {
    if (title) announce(t('diagnosis.found', { title }));
  }, [title, t]);
  return (
    <Stack gap={5}>
      <section aria-labelledby="findings">
        <Stack gap={5}>
          <h2 id="findings" className={styles.heading}>
            {t('diagnosis.most-likely')}
          </h2>
          {first && <Finding key={first} cause={first} />}
        </Stack>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <Stack gap={5}>
            <h2 id="others" className={styles.heading}>
              {t('diagnosis.or-else')}
            </h2>
            <div>
              {others.map((cause) => (
                <Disclosure key={cause} variant="card" summary={t(adviceOf[cause].title)}>
                  <Stack gap={4}>
                    <FindingBody cause={cause} />
                    <Stack direction="row" gap={3}>
                      <WaysOn cause={cause} />
                    </Stack>
                  </Stack>
                </Disclosure>
              ))}
            </div>
          </Stack>
        </section>
      )}
    </Stack>
  );
}

function Finding({ cause }: { cause: Cause }) {
  const { t } = useTranslation();
  const { title, displayCode } = adviceOf[cause];
  return (
    <Notice
      level={3}
      title={t(title)}
      code={displayCode}
      codeLabel={t('problem.quote')}
      actions={<WaysOn cause={cause} isFirst />}
    >
      <FindingBody cause={cause} />
    </Notice>
  );
}

/** The explanation of a cause, and from when the code works if waiting helps. */
function FindingBody({ cause }: { cause: Cause }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { from, asksSaleTime, setSaleTime } = useWorksFrom(cause);
  return (
    <>
      <p>{t(adviceOf[cause].text)}</p>
      {asksSaleTime && (
        <div className={styles.saleTime}>
          <TextField
            id="sale-time"
            label={t('diagnosis.sale-time.label')}
            hint={t('diagnosis.sale-time.hint', { clock: format.clock('14:05') })}
            optionalLabel={t('form.optional')}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={12}
            onChange={(event) => setSaleTime(event.currentTarget.value)}
          />
        </div>
      )}
      {from && (
        <p className={styles.from}>
          <strong>{t('diagnosis.works-from', { when: format.dateTime(from) })}</strong>
          <ReminderButton from={from} />
        </p>
      )}
    </>
  );
}

/** The time that the server named, or else an estimate from the sale or from now. */
function useWorksFrom(cause: Cause) {
  const isSold = areVouchersSold(useSite());
  const [saleTime, setSaleTime] = useState('');
  const [now] = useState(() => Date.now());
  const promised = cause === 'too-fresh' ? lastProblem()?.availableFrom : undefined;
  return {
    from: promised ?? worksFrom(cause, latestTime(saleTime, now) ?? now)?.toISOString(),
    asksSaleTime: isSold && cause === 'too-fresh' && promised === undefined,
    setSaleTime,
  };
}

function WaysOn({ cause, isFirst = false }: { cause: Cause; isFirst?: boolean }) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const { recoveryActions, helpTab } = adviceOf[cause];
  const ways = {
    'enter-code': { href: redeemPath, name: t('problem.way.enter-code') },
    reactivate: { href: paths.reactivate(), name: t('problem.way.reactivate') },
    resend: { href: paths.resendLink(), name: t('problem.way.resend') },
  };
  return (
    <>
      {recoveryActions.map((way, index) => (
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
  );
}
