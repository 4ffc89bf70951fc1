import { useId } from 'react';
import type { ComponentProps } from 'react';
import { FieldFrame, describedBy } from './field-parts';
import type { FieldTexts } from './field-parts';
import styles from './file-field.module.css';
import { Icon } from './icon';
import { IconButton } from './icon-button';

export interface FileFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-invalid' | 'value' | 'children'> {
  /** The chosen file, shown with its remove button. */
  file?: { name: string; size: string } | undefined;
  /** The name of the remove button; it should carry the file's name. */
  removeLabel: string;
  onRemove: () => void;
}

/** A native file input; a chosen file takes its place until it is removed. */
export function FileField({
  label,
  hint,
  error,
  optionalLabel,
  file,
  removeLabel,
  onRemove,
  id: givenId,
  'aria-describedby': more,
  ...input
}: FileFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optionalLabel }}>
      <input
        {...input}
        id={id}
        type="file"
        className={styles.input}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { hint, error }, more)}
      />
      {file !== undefined && (
        <div className={styles.file}>
          <Icon name="check" />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{file.size}</span>
          <IconButton icon="close" label={removeLabel} onClick={onRemove} />
        </div>
      )}
    </FieldFrame>
  );
}
