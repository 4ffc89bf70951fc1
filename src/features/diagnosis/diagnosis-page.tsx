import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { lastProblem } from '~/problem/last-problem';
import { Card } from '~/ui/card';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { SelectField } from '~/ui/select-field';
import { Stack } from '~/ui/stack';
import { maskCode } from '~/voucher/mask-code';
import { rememberedCode } from '~/voucher/remembered-code';
import { areVouchersSold } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import { diagnose, PLACES, TIMES } from './diagnose';
import styles from './diagnosis.module.css';
import { Findings } from './findings';
import { useAnswerTexts } from './use-answer-texts';

/** The answers that an address holds; anything else is left out. */
const readAnswers = (search: URLSearchParams) => ({
  when: TIMES.find((time) => time === search.get('when')),
  where: PLACES.find((place) => place === search.get('where')),
});

/**
 * Two questions after a failed code, and the advice that follows. The answers are in the address, so that a
 * reload and Back keep them; the code never is. The page answers at once and the address follows.
 */
export function Component() {
  const { t } = useTranslation();
  const texts = useAnswerTexts();
  const [search, setSearch] = useSearchParams();
  const [{ when, where }, setAnswers] = useState(() => readAnswers(search));
  // A campaign's vouchers come from one place, so there is nothing to ask.
  const asksPlace = areVouchersSold(useSite());
  const place = asksPlace ? where : 'unknown';
  const problem = search.get('problem') ?? lastProblem()?.code;
  usePageTitle(t('diagnosis.title'));

  function answer(name: 'when' | 'where', value: string) {
    const next = new URLSearchParams(search);
    for (const [question, given] of Object.entries({ when, where, [name]: value })) {
      if (given) next.set(question, given);
    }
    setAnswers(readAnswers(next));
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  /** The answers of a question; an invitation to choose is above them until one is chosen. */
  function options<Value extends string>(
    values: readonly Value[],
    labels: Record<Value, string>,
    isOpen: boolean,
  ) {
    const answers = values.map((value) => ({ value, label: labels[value] }));
    return isOpen
      ? [{ value: '', label: t('diagnosis.choose'), isDisabled: true }, ...answers]
      : answers;
  }

  return (
    <Page title={t('diagnosis.title')} lead={t('diagnosis.lead')}>
      <FailedEntry />
      <Card variant="raised">
        <Stack gap={5}>
          <SelectField
            id="when"
            label={t('diagnosis.when.label')}
            value={when ?? ''}
            options={options(TIMES, texts.when, !when)}
            onChange={(event) => answer('when', event.currentTarget.value)}
          />
          {asksPlace && (
            <SelectField
              id="where"
              label={t('diagnosis.where.label')}
              value={where ?? ''}
              options={options(PLACES, texts.where, !where)}
              onChange={(event) => answer('where', event.currentTarget.value)}
            />
          )}
        </Stack>
      </Card>
      {when && place ? (
        <Findings causes={diagnose({ when, where: place, problem })} />
      ) : (
        <p className={styles.note}>{t('diagnosis.answer-both')}</p>
      )}
    </Page>
  );
}

/** Which entry it is about. The code is in memory only, so after a reload nothing is said. */
function FailedEntry() {
  const { t } = useTranslation();
  const problem = lastProblem();
  const code = rememberedCode();
  if (!problem || !code) return null;
  return (
    <p className={styles.note}>
      {/* Translators: {code} is the end of a voucher code; {problem} is an error code. */}
      {t('diagnosis.about', { code: maskCode(code), problem: problem.displayCode })}
    </p>
  );
}
