import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { KeptForm } from '~/form/kept-form';
import { useStep } from '~/form/use-step';
import { usePageTitle } from '~/ui/page-title';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { BackLink } from '~/ui/back-link';
import { ButtonLink } from '~/ui/button-link';
import { Page } from '~/ui/page';
import { ContactForm } from './contact-form';
import type { ContactTopic } from './contact-schema';
import { ContactWays } from './contact-ways';
import { FormOffer } from './form-offer';
import styles from './help-page.module.css';
import { HelpEntries } from './help-entries';
import { helpTopics, type HelpTopic } from './help-topics';
import { MessageSent, type SentMessage } from './message-sent';
import { TopicAnswers } from './topic-answers';

const contactTopics: Record<HelpTopic['id'], ContactTopic> = {
  'code-not-received': 'code_not_received',
  'code-obsolete': 'code_obsolete',
  'code-unreadable': 'code_unreadable',
  other: 'other',
  business: 'business',
};

/**
 * Answers first, people second (requirement 2.010). Topics are links, so each has its address: on phones its
 * page replaces the list, on wide screens it is beside it.
 */
export function Component() {
  const { t } = useTranslation();
  const { tab } = useParams();
  const current = helpTopics.find(({ id }) => id === tab);
  const [sent, goTo] = useStep<SentMessage>();
  const title = current ? `${t(current.title)} – ${t('help.title')}` : t('help.title');
  usePageTitle(sent ? `${t('help.sent.title')} – ${title}` : title);
  return (
    <>
      {sent && <MessageSent sent={sent} />}
      <KeptForm isHidden={sent !== undefined}>
        {current ? (
          <div className={styles.split}>
            <HelpEntries current={current} />
            <Page title={t(current.title)} eyebrow={<AllTopics />}>
              <Answers topic={current} />
              <FormOffer isWayOut={current.needsPerson === true}>
                <ContactForm topic={contactTopics[current.id]} onSent={goTo} />
              </FormOffer>
            </Page>
          </div>
        ) : (
          <Page title={t('help.title')} lead={t('help.lead')}>
            <HelpEntries current={undefined} />
            <ContactWays />
          </Page>
        )}
      </KeptForm>
    </>
  );
}

/** The way back to the list, if a topic replaces it. */
function AllTopics() {
  const { t } = useTranslation();
  return (
    <div className={styles.back}>
      <BackLink href={paths.help()}>{t('help.topics.all')}</BackLink>
    </div>
  );
}

function Answers({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation();
  const { b2bLinks } = useSite();
  return (
    <div className={styles.answers}>
      <TopicAnswers topic={topic} />
      <div className={styles.actions}>
        {topic.flows.map(({ href, text }, index) => (
          <ButtonLink
            key={href}
            href={href}
            variant={index === 0 && !topic.needsPerson ? 'primary' : 'plain'}
          >
            {t(text)}
          </ButtonLink>
        ))}
        {topic.id === 'business' && b2bLinks?.b2bWebsite && (
          <ButtonLink href={b2bLinks.b2bWebsite} variant="primary">
            {t('help.business.website')}
          </ButtonLink>
        )}
        {topic.id === 'business' && b2bLinks?.b2bContactForm && (
          <ButtonLink
            href={b2bLinks.b2bContactForm}
            variant={b2bLinks.b2bWebsite ? 'plain' : 'primary'}
          >
            {t('help.business.form')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
