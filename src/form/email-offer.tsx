import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { suggestEmail } from './email-typo';

/** Offers to correct a slip in the name of a large provider, in the field `email` of the surrounding form. */
export function EmailOffer({ email }: { email: string }) {
  const { t } = useTranslation();
  const { setValue, setFocus } = useFormContext<{ email: string }>();
  const meant = suggestEmail(email);
  if (!meant) return null;
  return (
    <div role="status">
      <Button
        variant="tinted"
        onClick={() => {
          setValue('email', meant, { shouldDirty: true, shouldValidate: true });
          setFocus('email');
        }}
      >
        {t('form.email-typo', { email: meant })}
      </Button>
    </div>
  );
}
