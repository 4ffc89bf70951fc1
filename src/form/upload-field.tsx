import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { FileField } from '~/ui/file-field';
import { announce } from '~/ui/live-region';
import { UPLOAD_TYPES, uploadProblem } from './upload-rules';

interface UploadFieldProps {
  id: string;
  label: ReactNode;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  isOptional?: boolean;
}

/** One file: JPG, PNG or PDF, at most 5 MB. Says at once what is wrong with it (5.017, 5.018). */
export function UploadField({ id, label, file, onChange, isOptional = false }: UploadFieldProps) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const problem = file && uploadProblem(file);
  const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

  function choose(chosen: File | undefined) {
    onChange(chosen);
    if (chosen && !uploadProblem(chosen)) announce(t('form.upload.chosen', { name: chosen.name }));
  }
  return (
    <FileField
      ref={input}
      id={id}
      label={label}
      hint={t('form.upload.hint')}
      accept={UPLOAD_TYPES}
      error={problem && t(problem)}
      {...(isOptional && { optionalLabel: t('form.optional') })}
      file={
        file && {
          name: file.name,
          size: t('form.upload.size', { size: megabytes.format(file.size / 1024 / 1024) }),
        }
      }
      removeLabel={t('form.upload.remove', { name: file?.name ?? '' })}
      onRemove={() => {
        if (input.current) input.current.value = '';
        onChange(undefined);
        input.current?.focus();
      }}
      onChange={(event) => choose(event.currentTarget.files?.[0] ?? undefined)}
    />
  );
}
