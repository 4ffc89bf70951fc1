import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Disclosure } from '~/ui/disclosure';
import styles from './thank-you-page.module.css';

/** The prize of the survey in cents, by currency: three vouchers of 25, of 30 in Swiss francs (9.057, 9.058). */
const prizeInCent = (currency: string): number => (currency === 'CHF' ? 3000 : 2500);

/** The survey with its prize, and where else the visitor can say how it was. */
export function SurveyInvitation({ surveyUrl }: { surveyUrl: string | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const ratings = site.externalRatingButtons ?? [];
  const showsSurvey = site.showCustomerSurvey === true && surveyUrl !== undefined;
  if (!showsSurvey && ratings.length === 0) return null;
  return (
    <Disclosure variant="card" summary={<h2 className={styles.folded}>{t('survey.title')}</h2>}>
      {showsSurvey && (
        <p>
          {t('survey.text', {
            amount: format.money(prizeInCent(site.currency), site.currency),
          })}
        </p>
      )}
      <div className={styles.actions}>
        {showsSurvey && (
          <ButtonLink href={surveyUrl} newTab externalText={t('shell.new-tab')}>
            {t('survey.action')}
          </ButtonLink>
        )}
        {ratings.map(({ title, href }) => (
          <ButtonLink key={href} href={href} newTab externalText={t('shell.new-tab')}>
            {title}
          </ButtonLink>
        ))}
      </div>
    </Disclosure>
  );
}
