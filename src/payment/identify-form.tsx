import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ApiError, createVoucherToken, type PrepaidLookup } from '~/api';
import { CallForm } from '~/form/call-form';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { FormField } from '~/form/form-fields';
import { onSubmitOnly, useSchemaForm } from '~/form/use-schema-form';
import { useSubmit } from '~/form/use-submit';
import { useFormat } from '~/i18n/use-format';
import { useSite } from '~/sites/use-site';
import { Card } from '~/ui/card';
import { correctField } from '~/ui/control-of';
import { Notice } from '~/ui/notice';
import { Stack } from '~/ui/stack';
import { CodeField } from '~/voucher/code-field';
import { voucherCode } from '~/voucher/code-rules';
import { decodeToken } from '~/voucher/decode-token';
import { rememberedCode } from '~/voucher/remembered-code';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import type { PaymentOrder } from './providers/payment-adapter';
import { payerOf } from './prepaid-card';
import { SerialField, serialNumber } from './serial-field';
import { useLookUp } from './use-look-up';

interface IdentifyFormProps {
  order: Pick<PaymentOrder, 'flow'> & Partial<PaymentOrder>;
  onIdentified: () => void;
}

/**
 * Asks for the payment's voucher or card again, because the session is gone (4.070). Another one is refused:
 * the money would be booked on it. Makes no statement about payments that this tab did not start.
 */
export function IdentifyForm({ order, onIdentified }: IdentifyFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOther, setOther] = useState(false);
  const { flow, voucherId, amountInCent, currency } = order;
  const isCard = flow === 'prepaid';
  const isWanted = (id: string | undefined): boolean => {
    const isFound = voucherId === undefined || id === voucherId;
    setOther(!isFound);
    return isFound;
  };
  const identified: Identified = { isWanted, onIdentified };
  return (
    <Stack gap={5}>
      {voucherId === undefined ? (
        <p>{isCard ? t('payment.ask-first.card') : t('payment.ask-first.code')}</p>
      ) : (
        <Notice tone="warning" title={t('payment.signed-out.title')}>
          {amountInCent !== undefined && currency !== undefined && amountInCent > 0 && (
            <p>
              {t('payment.signed-out.amount', { amount: format.money(amountInCent, currency) })}
            </p>
          )}
          <p>{isCard ? t('payment.signed-out.card') : t('payment.signed-out.code')}</p>
          {!isCard && <p>{t('payment.signed-out.then')}</p>}
        </Notice>
      )}
      {isOther && (
        <Notice
          tone="error"
          role="alert"
          title={isCard ? t('payment.other-card.title') : t('payment.other-voucher.title')}
        >
          <p>{isCard ? t('payment.other-card.text') : t('payment.other-voucher.text')}</p>
        </Notice>
      )}
      <Card variant="raised">
        {isCard ? <IdentifyCard {...identified} /> : <IdentifyVoucher {...identified} />}
      </Card>
    </Stack>
  );
}

interface Identified extends Pick<IdentifyFormProps, 'onIdentified'> {
  /** @param id `sub` of the token; undefined if it cannot be read */
  isWanted: (id: string | undefined) => boolean;
}

const cardSchema = z.object({ serial: serialNumber });

function IdentifyCard({ isWanted, onIdentified }: Identified) {
  const { t } = useTranslation();
  const form = useSchemaForm(cardSchema, { serial: '' }, onSubmitOnly);
  const accepts = (card: PrepaidLookup) => isWanted(payerOf(card)?.id);
  const { sending, submit } = useLookUp(accepts);
  return (
    <CallForm
      {...sending}
      form={form}
      onSubmit={({ serial }) =>
        submit(serial, (card) => {
          if (accepts(card)) onIdentified();
        })
      }
      problem={() => ({ onEnterCode: () => correctField('serial') })}
      submitLabel={t('payment.signed-out.submit')}
      pendingLabel={t('payment.checking')}
    >
      <FormField name="serial" as={SerialField} />
    </CallForm>
  );
}

const voucherSchema = z.object({ code: voucherCode });

function IdentifyVoucher({ isWanted, onIdentified }: Identified) {
  const { t } = useTranslation();
  const session = useVoucherSession();
  const { voucherCategory } = useSite();
  const form = useSchemaForm(voucherSchema, { code: rememberedCode() }, onSubmitOnly);
  const { sending, submit } = useSubmit(
    async (code: string, attempt) => {
      const { data } = await createVoucherToken({
        body: { code, voucherCategory, ...attempt.captcha },
        throwOnError: true,
      });
      const isFound = isWanted(decodeToken(data.token)?.sub);
      // A token that cannot be read counts as no token.
      if (isFound && !session.start(data.token, data.greeting)) {
        throw new ApiError({ kind: 'contract', code: 'UNKNOWN' });
      }
      return isFound;
    },
    { captcha: useCaptcha() },
  );
  return (
    <CallForm
      {...sending}
      form={form}
      onSubmit={({ code }) =>
        submit(code, (isFound) => {
          if (isFound) onIdentified();
        })
      }
      problem={() => ({ onEnterCode: () => correctField('code') })}
      submitLabel={t('payment.signed-out.submit')}
      pendingLabel={t('payment.checking')}
    >
      <FormField name="code" as={CodeField} />
    </CallForm>
  );
}
