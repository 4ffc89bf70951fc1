import { useTranslation } from 'react-i18next';
import type { ResendResult } from '~/api';
import { KeptForm } from '~/form/kept-form';
import { useStep } from '~/form/use-step';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { ResendForm } from './resend-form';
import { Resent } from './resent';

/** Sends the redeem link or its e-mail again (requirements 1.031, 1.032, 2.016, 2.066). */
export function Component() {
  const { t } = useTranslation();
  const [sent, goTo] = useStep<ResendResult>();
  usePageTitle(sent ? `${t('resend.title')} – ${t('resend.sent.step')}` : t('resend.title'));
  return (
    <>
      {sent && <Resent result={sent} />}
      <KeptForm isHidden={sent !== undefined}>
        <Page title={t('resend.title')} lead={t('resend.lead')}>
          <ResendForm onSent={goTo} />
        </Page>
      </KeptForm>
    </>
  );
}
