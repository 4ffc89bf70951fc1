import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { drawings } from './drawings';
import { Icon } from './icon';
import { FieldFrame, describedBy } from './field-parts';
import type { FieldTexts } from './field-parts';
import styles from './file-field.module.css';

export interface FileFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-invalid' | 'value' | 'onChange'> {
  /** Chosen or dropped files; dropping is an extra for those who use a pointer. */
  onFiles: (files: File[]) => void;
  /** What to do, in the language of the page: the browser's own words are in its language. */
  prompt: string;
  /** Marks the control invalid if the reason is at one of the files. */
  isInvalid?: boolean;
  /** `FileItem`s, the files that are chosen. */
  children?: ReactNode;
}

/** A native file input as a zone with words of the page, and the chosen files under it. */
export function FileField({
  label,
  hint,
  error,
  optionalLabel,
  onFiles,
  prompt,
  isInvalid = false,
  children,
  id: givenId,
  'aria-describedby': more,
  ...input
}: FileFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isOver, setOver] = useState(false);
  return (
    <FieldFrame {...{ id, label, hint, error, optionalLabel }}>
      <div className={styles.zone} data-over={isOver || undefined}>
        <span className={styles.prompt} aria-hidden="true">
          <Icon name={drawings.download} />
          <span id={`${id}-prompt`}>{prompt}</span>
        </span>
        <input
          {...input}
          id={id}
          type="file"
          className={styles.input}
          aria-invalid={error !== undefined || isInvalid || undefined}
          aria-labelledby={`${id}-prompt ${id}-label`}
          aria-describedby={describedBy(id, { hint, error }, more)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            onFiles([...event.dataTransfer.files]);
          }}
          onChange={(event) => {
            const field = event.currentTarget;
            onFiles([...(field.files ?? [])]);
            // The list holds the chosen files; so the same file can be chosen again.
            field.value = '';
          }}
        />
      </div>
      {children}
    </FieldFrame>
  );
}
