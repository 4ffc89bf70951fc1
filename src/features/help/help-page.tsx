import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths, type HelpTab } from '~/lib/paths';
import { usePageTitle } from '~/lib/page-title';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { Link } from '~/ui/link';
import { Page } from '~/ui/page';
import styles from './help-page.module.css';

/** Answers first, people second (requirement 2.010). Topics are links, so each has its address. */
export function Component() {
  const { t } = useTranslation();
  const { tab } = useParams();
  const { b2bLinks, support } = useSite();
  const topics = useTopics();
  const current = topics.find(({ id }) => id === tab);
  usePageTitle(current ? `${current.title} – ${t('help.title')}` : t('help.title'));
  return (
    <Page title={t('help.title')} lead={t('help.lead')}>
      <nav aria-label={t('help.topics')}>
        <ul className={styles.topics}>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <Link
                href={paths.help(id)}
                className={styles.topic}
                aria-current={id === tab ? 'page' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {current && (
        <Card as="section" variant="raised" aria-labelledby="topic">
          <h2 id="topic" className={styles.title}>
            {current.title}
          </h2>
          <p>{current.text}</p>
          {current.id === 'business' && (
            <div className={styles.actions}>
              {b2bLinks?.b2bWebsite && (
                <ButtonLink href={b2bLinks.b2bWebsite} variant="primary">
                  {t('help.business.website')}
                </ButtonLink>
              )}
              {b2bLinks?.b2bContactForm && (
                <ButtonLink href={b2bLinks.b2bContactForm}>{t('help.business.form')}</ButtonLink>
              )}
            </div>
          )}
        </Card>
      )}
      <section aria-labelledby="contact">
        <h2 id="contact" className={styles.title}>
          {t('help.contact.title')}
        </h2>
        <p>{t('help.contact.text')}</p>
        <div className={styles.actions}>
          {support?.email && (
            <ButtonLink href={`mailto:${support.email}`} iconStart="mail">
              {t('help.contact.email')}
            </ButtonLink>
          )}
          {support?.url && (
            <ButtonLink href={support.url} iconStart="help">
              {t('help.contact.centre')}
            </ButtonLink>
          )}
        </div>
      </section>
    </Page>
  );
}

function useTopics(): { id: HelpTab; title: string; text: string }[] {
  const { t } = useTranslation();
  return [
    {
      id: 'code-not-received',
      title: t('help.topic.code-not-received.title'),
      text: t('help.topic.code-not-received.text'),
    },
    {
      id: 'code-obsolete',
      title: t('help.topic.code-obsolete.title'),
      text: t('help.topic.code-obsolete.text'),
    },
    {
      id: 'code-unreadable',
      title: t('help.topic.code-unreadable.title'),
      text: t('help.topic.code-unreadable.text'),
    },
    { id: 'other', title: t('help.topic.other.title'), text: t('help.topic.other.text') },
    { id: 'business', title: t('help.topic.business.title'), text: t('help.topic.business.text') },
  ];
}
