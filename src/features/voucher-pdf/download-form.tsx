import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoucherPdf, VoucherPdfFormat } from '~/api';
import { ProblemNotice } from '~/problem/problem-notice';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Notice } from '~/ui/notice';
import { RadioGroup, RadioTile } from '~/ui/radio-group';
import { Stack } from '~/ui/stack';
import { TextField } from '~/ui/text-field';
import { cleanCode } from '~/voucher/clean-code';
import { DownloadProgressBar } from './download-progress-bar';
import { useDownload } from './use-download';

/** What a PIN looks like, so that a typing slip costs no attempt (requirement 3.087). */
const PIN = /^[0-9A-Za-z]{4,12}$/;

interface DownloadFormProps {
  ident: string;
  offer: VoucherPdf;
}

/** PIN, kind of file, download. The PIN stays in its field and goes nowhere else. */
export function DownloadForm({ ident, offer }: DownloadFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [format, setFormat] = useState<VoucherPdfFormat>(offer.formats[0] ?? 'pdf');
  const [isBadPin, setBadPin] = useState(false);
  const { state, download, cancel } = useDownload();
  const isPending = state.status === 'pending';
  const failure = state.status === 'failed' ? state.error : undefined;
  const wrongPin = failure?.code === 'PIN_INVALID' ? failure : undefined;
  useLayoutEffect(() => {
    if (!wrongPin) return;
    field.current?.focus();
    field.current?.select();
  }, [wrongPin]);

  function start() {
    const pin = cleanCode(field.current?.value ?? '');
    const isBad = offer.pinRequired && !PIN.test(pin);
    setBadPin(isBad);
    if (isBad) return field.current?.focus();
    const name = offer.count > 1 ? t('voucher-pdf.file-several') : t('voucher-pdf.file-one');
    void download({ ident, format, ...(offer.pinRequired && { pin }) }, `${name}.${format}`);
  }

  const attemptsLeft = wrongPin?.problem?.attemptsLeft;
  const wrongPinText =
    attemptsLeft === undefined
      ? t('problem.pin-invalid.title')
      : t('voucher-pdf.pin.wrong', { count: attemptsLeft });
  const pinError = isBadPin ? t('voucher-pdf.pin.format') : wrongPin && wrongPinText;
  return (
    <Card variant="raised">
      <form
        noValidate
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <Stack gap={5}>
          {offer.pinRequired && (
            <TextField
              ref={field}
              id="pin"
              variant="code"
              label={t('voucher-pdf.pin.label')}
              hint={t('voucher-pdf.pin.hint')}
              error={pinError}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
          {offer.formats.length > 1 && (
            <RadioGroup
              label={t('voucher-pdf.format.label')}
              layout="list"
              isDisabled={isPending}
              value={format}
              onChange={(value) => setFormat(value === 'zip' ? 'zip' : 'pdf')}
            >
              <RadioTile value="pdf" secondary={t('voucher-pdf.format.pdf-hint')}>
                {t('voucher-pdf.format.pdf')}
              </RadioTile>
              <RadioTile value="zip" secondary={t('voucher-pdf.format.zip-hint')}>
                {t('voucher-pdf.format.zip')}
              </RadioTile>
            </RadioGroup>
          )}
          {failure && !wrongPin && (
            <ProblemNotice
              error={failure}
              onRetry={start}
              {...(failure.code === 'REDEEM_LINK_EXPIRED' && {
                text: t('voucher-pdf.expired'),
                recoveryActions: ['help'],
              })}
            />
          )}
          {state.status === 'cancelled' && (
            <Notice role="status" title={t('voucher-pdf.cancelled')} />
          )}
          {state.status === 'done' && (
            <Notice tone="success" role="status" title={t('voucher-pdf.done.title')}>
              <p>{t('voucher-pdf.done.text', { name: state.name })}</p>
            </Notice>
          )}
          {isPending && (
            <Stack gap={3} align="start">
              <DownloadProgressBar progress={state.progress} />
              <Button iconStart="close" onClick={cancel}>
                {t('voucher-pdf.cancel')}
              </Button>
            </Stack>
          )}
          <Button
            type="submit"
            variant="primary"
            size="l"
            isFullWidth
            iconStart="download"
            isPending={isPending}
            pendingLabel={t('voucher-pdf.loading')}
          >
            {state.status === 'done' ? t('voucher-pdf.again') : t('voucher-pdf.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
