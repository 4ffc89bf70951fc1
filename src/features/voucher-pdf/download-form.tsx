import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { VoucherPdf, VoucherPdfRequest } from '~/api';
import { downloadVouchers, type DownloadProgress } from '~/api/download-vouchers';
import { CallForm } from '~/form/call-form';
import { SERVER_TEXT } from '~/form/error-text';
import { FormTextField } from '~/form/form-fields';
import { FormRadioGroup } from '~/form/form-radio-group';
import { onSubmitOnly, useSchemaForm } from '~/form/use-schema-form';
import { useSubmit } from '~/form/use-submit';
import { useTransfer } from '~/form/use-transfer';
import { messageKey } from '~/i18n/message-key';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { drawings } from '~/ui/drawings';
import { Notice } from '~/ui/notice';
import { RadioTile } from '~/ui/radio-group';
import { OtherWaysToFile } from '~/problem/other-ways-to-file';
import { saveFile } from '~/ui/save-file';
import { Stack } from '~/ui/stack';
import { pin } from '~/voucher/code-rules';
import { DownloadProgressBar } from './download-progress-bar';

const downloadSchema = (hasPin: boolean) =>
  z.object({
    pin: hasPin ? pin(messageKey('voucher-pdf.pin.format')) : z.string(),
    format: z.enum(['pdf', 'zip']),
  });

type DownloadValues = z.infer<ReturnType<typeof downloadSchema>>;

interface DownloadFormProps {
  ident: string;
  offer: VoucherPdf;
}

/** PIN, kind of file, download. The PIN stays in its field and goes nowhere else. */
export function DownloadForm({ ident, offer }: DownloadFormProps) {
  const { t } = useTranslation();
  const { pinRequired, formats, count } = offer;
  const transfer = useTransfer<DownloadProgress>();
  const form = useSchemaForm(
    downloadSchema(pinRequired),
    { pin: '', format: formats[0] ?? 'pdf' },
    onSubmitOnly,
  );
  const { state, sending, submit } = useSubmit(
    async (wanted: VoucherPdfRequest) => {
      const file = await transfer.run((options) => downloadVouchers(wanted, options));
      const title = count > 1 ? t('voucher-pdf.file-several') : t('voucher-pdf.file-one');
      const name = file.name ?? `${title}.${wanted.format}`;
      const saved = new File([file.content], name, { type: file.content.type });
      saveFile(saved);
      return saved;
    },
    {
      place(error) {
        if (error.code !== 'PIN_INVALID') return error;
        const left = error.problem?.attemptsLeft;
        form.setError('pin', {
          type: SERVER_TEXT,
          message:
            left === undefined
              ? t('problem.pin-invalid.title')
              : t('voucher-pdf.pin.wrong', { count: left }),
        });
        return undefined;
      },
    },
  );
  const isCancelled = transfer.isCancelled && !sending.isPending;
  return (
    <Card variant="raised">
      <CallForm
        {...sending}
        {...(isCancelled && { failure: undefined })}
        form={form}
        onSubmit={(typed) =>
          submit({ ident, format: typed.format, ...(pinRequired && { pin: typed.pin }) })
        }
        problem={({ code }) =>
          code === 'REDEEM_LINK_EXPIRED'
            ? { text: t('voucher-pdf.expired'), recoveryActions: ['help'] }
            : {}
        }
        status={
          <>
            {isCancelled && <Notice role="status" title={t('voucher-pdf.cancelled')} />}
            {state.status === 'done' && (
              <Notice tone="success" role="status" title={t('voucher-pdf.done.title')}>
                <p>{t('voucher-pdf.done.text', { name: state.result.name })}</p>
                <OtherWaysToFile file={state.result} />
              </Notice>
            )}
            {sending.isPending && (
              <Stack gap={3} align="start">
                <DownloadProgressBar progress={transfer.progress ?? { loaded: 0 }} />
                <Button iconStart="close" onClick={transfer.cancel}>
                  {t('voucher-pdf.cancel')}
                </Button>
              </Stack>
            )}
          </>
        }
        button={{ iconStart: drawings.download }}
        submitLabel={state.status === 'done' ? t('voucher-pdf.again') : t('voucher-pdf.submit')}
        pendingLabel={t('voucher-pdf.loading')}
      >
        {pinRequired && (
          <FormTextField<DownloadValues>
            name="pin"
            variant="code"
            label={t('voucher-pdf.pin.label')}
            hint={t('voucher-pdf.pin.hint')}
            autoComplete="off"
            enterKeyHint="go"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        {formats.length > 1 && (
          <FormRadioGroup<DownloadValues>
            name="format"
            label={t('voucher-pdf.format.label')}
            layout="list"
            isDisabled={sending.isPending}
          >
            <RadioTile value="pdf" secondary={t('voucher-pdf.format.pdf-hint')}>
              {t('voucher-pdf.format.pdf')}
            </RadioTile>
            <RadioTile value="zip" secondary={t('voucher-pdf.format.zip-hint')}>
              {t('voucher-pdf.format.zip')}
            </RadioTile>
          </FormRadioGroup>
        )}
      </CallForm>
    </Card>
  );
}
