import { useCallback, type ReactNode, type Ref } from 'react';
import { ErrorText } from './field-parts';
import fieldStyles from './field.module.css';
import styles from './file-field.module.css';
import { Icon } from './icon';

export interface FileItemProps {
  ref?: Ref<HTMLLIElement>;
  /** Already safe to be shown. */
  name: string;
  /** "1.2 MB", or the work under way. */
  size: string;
  /** A picture to show small; without it a drawing is in its place. */
  picture?: Blob | undefined;
  error?: string | undefined;
  errorId?: string;
  /** Icon buttons that carry the file's name. */
  actions: ReactNode;
  /** A way out of the error. */
  children?: ReactNode;
}

/** A chosen file in a list: its name, its error, and the buttons for it. */
export function FileItem(props: FileItemProps) {
  const { ref, name, size, picture, error, errorId, actions, children } = props;
  return (
    <li
      ref={ref}
      tabIndex={-1}
      className={styles.file}
      data-invalid={error !== undefined || undefined}
    >
      <div className={styles.row}>
        {picture ? <Preview picture={picture} /> : <Icon name={error ? 'error' : 'check'} />}
        <span className={styles.texts}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.size}>{size}</span>
        </span>
        <span className={styles.actions}>{actions}</span>
      </div>
      {error !== undefined && (
        <div className={fieldStyles.error} id={errorId}>
          <ErrorText>{error}</ErrorText>
        </div>
      )}
      {children}
    </li>
  );
}

/** The name beside it describes it. */
function Preview({ picture }: { picture: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={show} className={styles.preview} alt="" />;
}
