import { useTranslation } from 'react-i18next';
import { KeptForm } from '~/form/kept-form';
import { useStep } from '~/form/use-step';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button-link';
import { drawings } from '~/ui/drawings';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { ContactForm } from './contact-form';
import { ContactWays } from './contact-ways';
import { MessageSent, type SentMessage } from './message-sent';

/** The contact page of the region site (requirements 1.036, 2.027). */
export function Component() {
  const { t } = useTranslation();
  const [sent, goTo] = useStep<SentMessage>();
  usePageTitle(sent ? `${t('help.sent.title')} – ${t('contact.title')}` : t('contact.title'));
  return (
    <>
      {sent && <MessageSent sent={sent} />}
      <KeptForm isHidden={sent !== undefined}>
        <Page title={t('contact.title')} lead={t('contact.lead')}>
          <div>
            <ButtonLink href={paths.help()} iconStart={drawings.help}>
              {t('contact.answers')}
            </ButtonLink>
          </div>
          <ContactForm topic="contact" onSent={goTo} />
          <ContactWays />
        </Page>
      </KeptForm>
    </>
  );
}
