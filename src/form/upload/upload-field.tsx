import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { Button } from '~/ui/button';
import { FileField } from '~/ui/file-field';
import { FileItem } from '~/ui/file-item';
import { FileItems } from '~/ui/file-items';
import { IconButton } from '~/ui/icon-button';
import { announce } from '~/ui/live-region';
import { formatFileSize } from './file-size';
import { safeFileName, UPLOAD_TYPES } from './upload-rules';
import type { Upload, Uploads } from './use-uploads';

interface UploadFieldProps {
  id: string;
  label: ReactNode;
  uploads: Uploads;
  /** About the files together; the error of one file is at that file. */
  error?: string | undefined;
  isOptional?: boolean;
}

/**
 * Files of a form: JPG, PNG or PDF, at most 5 MB each. Names the error of a file at once, makes large
 * photos smaller and turns them (5.017, 5.018).
 */
export function UploadField({ id, label, uploads, error, isOptional = false }: UploadFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { items, max } = uploads;
  const refused = items.filter(({ problem }) => problem).map((item) => errorId(id, item));
  return (
    <FileField
      ref={input}
      id={id}
      label={label}
      hint={max === 1 ? t('form.upload.hint') : t('form.upload.hint-several', { count: max })}
      prompt={t('form.upload.prompt')}
      accept={UPLOAD_TYPES}
      multiple={max > 1}
      error={error}
      isInvalid={refused.length > 0}
      {...(refused.length > 0 && { 'aria-describedby': refused.join(' ') })}
      {...(isOptional && { optionalLabel: t('form.optional') })}
      onFiles={(files) => uploads.add(files)}
    >
      {items.length > 0 && (
        <FileItems label={t('form.upload.list')}>
          {items.map((item, index) => (
            <UploadItem
              key={item.id}
              name={nameAmong(items, index)}
              id={errorId(id, item)}
              item={item}
              uploads={uploads}
              onRemoved={() => input.current?.focus()}
            />
          ))}
        </FileItems>
      )}
    </FileField>
  );
}

const errorId = (field: string, { id }: Upload): string => `${field}-file-${id}`;

/** The name of a file, counted if a file before it has the same, so that their buttons differ (WCAG 2.4.6). */
function nameAmong(items: readonly Upload[], index: number): string {
  const names = items.slice(0, index + 1).map(({ file }) => safeFileName(file.name));
  const name = names[index] ?? '';
  const count = names.filter((other) => other === name).length;
  return count > 1 ? `${name} (${count})` : name;
}

interface UploadItemProps {
  id: string;
  name: string;
  item: Upload;
  uploads: Uploads;
  onRemoved: () => void;
}

function UploadItem({ id, name, item, uploads, onRemoved }: UploadItemProps) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { file, status, problem, canShrink, canTurn } = item;
  const element = useRef<HTMLLIElement>(null);
  return (
    <FileItem
      ref={element}
      name={name}
      size={
        status === 'working' ? t('form.upload.working-short') : formatFileSize(file.size, locale)
      }
      picture={canTurn ? file : undefined}
      error={problem && t(problem)}
      errorId={id}
      actions={
        <>
          {canTurn && (
            <IconButton
              icon="refresh"
              label={t('form.upload.turn', { name })}
              onClick={() => uploads.turn(item)}
            />
          )}
          <IconButton
            icon="close"
            label={t('form.upload.remove', { name })}
            onClick={() => {
              uploads.remove(item.id);
              announce(t('form.upload.removed', { name }));
              onRemoved();
            }}
          />
        </>
      }
    >
      {canShrink && (
        <Button
          iconStart="minus"
          onClick={() => {
            uploads.shrink(item);
            // The button goes.
            element.current?.focus();
          }}
        >
          {t('form.upload.shrink')}
        </Button>
      )}
    </FileItem>
  );
}
