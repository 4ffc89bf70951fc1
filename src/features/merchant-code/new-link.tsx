import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { requestMerchantCodeLink } from '~/api';
import { CallForm } from '~/form/call-form';
import { CaptchaField } from '~/form/captcha/captcha-field';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { FormTextField } from '~/form/form-fields';
import { onSubmitOnly, useSchemaForm } from '~/form/use-schema-form';
import { useSubmit } from '~/form/use-submit';
import { ProblemNotice } from '~/problem/problem-notice';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Disclosure } from '~/ui/disclosure';
import { FocusNotice } from '~/ui/focus-notice';
import { voucherCode } from '~/voucher/code-rules';
import styles from './merchant-code-page.module.css';

const schema = z.object({ code: voucherCode });

type Proof = { code: string } | { redeemLinkToken: string };

/**
 * Asks for a new redeem link, by e-mail for the old link or by entering the code again
 * (requirements 4.057, 4.058). It goes only to the address that was stored when redeeming.
 */
export function NewLink({ redeemLinkToken }: { redeemLinkToken: string }) {
  const { t } = useTranslation();
  const captcha = useCaptcha();
  const form = useSchemaForm(schema, { code: '' }, onSubmitOnly);
  const { state, sending, submit } = useSubmit(
    async (proof: Proof, attempt) => {
      const { data } = await requestMerchantCodeLink({
        body: { ...proof, ...attempt.captcha },
        headers: { 'Idempotency-Key': attempt.idempotencyKey },
        throwOnError: true,
      });
      return data;
    },
    { captcha },
  );

  if (state.status === 'done') {
    return (
      <FocusNotice tone="success" title={t('code.new-link.sent.title')}>
        <p>{t('code.new-link.sent.text', { email: state.result.emailMasked })}</p>
      </FocusNotice>
    );
  }
  const { isPending, failure, mayHaveHappened } = sending;
  return (
    <Card as="section" variant="raised" aria-labelledby="new-link">
      <div className={styles.newLink}>
        <h2 id="new-link" className={styles.subtitle}>
          {t('code.new-link.title')}
        </h2>
        <p>{t('code.new-link.text')}</p>
        {failure && <ProblemNotice error={failure} mayHaveHappened={mayHaveHappened} />}
        <CaptchaField captcha={captcha} />
        <Button
          variant="primary"
          isPending={isPending}
          pendingLabel={t('code.new-link.sending')}
          onClick={() => void submit({ redeemLinkToken })}
        >
          {t('code.new-link.by-email')}
        </Button>
        <Disclosure summary={t('code.new-link.by-code')}>
          <CallForm
            form={form}
            isPending={isPending}
            size="small"
            onSubmit={submit}
            submitLabel={t('code.new-link.send')}
            pendingLabel={t('code.new-link.sending')}
          >
            <FormTextField<z.infer<typeof schema>>
              name="code"
              variant="code"
              label={t('redeem.code.label')}
              hint={t('redeem.code.hint')}
              autoComplete="off"
              enterKeyHint="send"
              autoCapitalize="none"
              spellCheck={false}
            />
          </CallForm>
        </Disclosure>
      </div>
    </Card>
  );
}
