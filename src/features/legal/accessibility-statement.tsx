import { useTranslation } from 'react-i18next';
import { messageKey } from '~/i18n/message-key';
import { useFormat } from '~/i18n/use-format';
import { useSite } from '~/sites/use-site';
import { Link } from '~/ui/link';
import assessment from './assessment.json';
import { enforcementOf } from './enforcement';
import styles from './legal-page.module.css';

/** Claims of the site; the gate compares them with docs/accessibility/conformance.md. */
const statuses = {
  fully: messageKey('legal.accessibility.status.fully'),
  partly: messageKey('legal.accessibility.status.partly'),
};

const limits = {
  providers: messageKey('legal.accessibility.limit.providers'),
  shops: messageKey('legal.accessibility.limit.shops'),
  people: messageKey('legal.accessibility.limit.people'),
};

/**
 * The accessibility statement of the site: status, date and method of the last assessment, its known
 * limits, where to report a barrier, and who supervises in the site's country.
 */
export function AccessibilityStatement({ email }: { email: string }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { country } = useSite();
  const known = assessment.limits as (keyof typeof limits)[];
  const supervision = enforcementOf(country, i18n.language);
  return (
    <>
      <section>
        <h2 className={styles.heading}>{t('legal.accessibility.status.title')}</h2>
        <p>{t(statuses[assessment.status as keyof typeof statuses])}</p>
      </section>
      <section>
        <h2 className={styles.heading}>{t('legal.accessibility.method.title')}</h2>
        <p>
          {t('legal.accessibility.method.text', {
            date: format.date(assessment.date),
            sites: assessment.sites,
          })}
        </p>
        {assessment.isHeard && <p>{t('legal.accessibility.method.heard')}</p>}
      </section>
      <section>
        <h2 className={styles.heading}>{t('legal.accessibility.works.title')}</h2>
        <p>{t('legal.accessibility.works.text')}</p>
      </section>
      <section>
        <h2 className={styles.heading}>{t('legal.accessibility.limits.title')}</h2>
        <ul>
          {known.map((id) => (
            <li key={id}>{t(limits[id])}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={styles.heading}>{t('legal.accessibility.feedback.title')}</h2>
        <p>
          <span>{t('legal.accessibility.feedback.text')}</span>{' '}
          {email && <Link href={`mailto:${email}`}>{email}</Link>}
        </p>
      </section>
      {supervision && (
        <section>
          <h2 className={styles.heading}>{t('legal.accessibility.enforcement.title')}</h2>
          <p>
            {supervision.law
              ? t('legal.accessibility.enforcement.text', { law: supervision.law })
              : t('legal.accessibility.enforcement.none')}
          </p>
          <ul>
            {supervision.bodies.map((body) => (
              <li key={body}>{body}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
