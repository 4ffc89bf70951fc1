import { useTranslation } from 'react-i18next';
import { KeptForm } from '~/form/kept-form';
import { useStep } from '~/form/use-step';
import { Page } from '~/ui/page';
import { usePageTitle } from '~/ui/page-title';
import { ReactivationForm } from './reactivation-form';
import { UnderReview, type Review } from './under-review';

/** Reactivates a voucher whose code has an old format (requirements 1.030, 2.015, 4.048, 4.049). */
export function Component() {
  const { t } = useTranslation();
  const [review, goTo] = useStep<Review>();
  usePageTitle(
    review
      ? `${t('reactivation.title')} – ${t('reactivation.review.step')}`
      : t('reactivation.title'),
  );
  return (
    <>
      {review && <UnderReview review={review} />}
      <KeptForm isHidden={review !== undefined}>
        <Page title={t('reactivation.title')} lead={t('reactivation.lead')}>
          <ReactivationForm onReview={goTo} />
        </Page>
      </KeptForm>
    </>
  );
}
