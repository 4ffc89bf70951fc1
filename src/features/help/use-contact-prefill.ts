import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { lastProblem } from '~/problem/last-problem';
import { useLinkedMessage, useLinkedOrder } from '~/problem/use-linked-order';
import { maskCode } from '~/voucher/mask-code';
import { rememberedCode } from '~/voucher/remembered-code';

/**
 * What customer service asks first, for a visitor who comes from a failure, an order or a payment: the
 * payment, the order number, the code (masked), the failure that was shown, and when.
 */
export function useContactPrefill() {
  const { t } = useTranslation();
  const format = useFormat();
  const [problem] = useState(lastProblem);
  const code = rememberedCode();
  const orderNumber = useLinkedOrder();
  const message = useLinkedMessage();
  if (!problem) {
    const isPrefilled = orderNumber !== '' || message !== '';
    return { serialNumberOrCode: '', orderNumber, message, isPrefilled };
  }
  return {
    orderNumber,
    serialNumberOrCode: code ? maskCode(code) : '',
    message: [
      message,
      t('help.form.prefill', {
        code: problem.displayCode,
        when: format.dateTime(new Date(problem.at).toISOString()),
      }),
    ]
      .join(' ')
      .trim(),
    isPrefilled: true,
  };
}
