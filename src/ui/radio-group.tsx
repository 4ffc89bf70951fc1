import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import {
  RadioGroup as AriaRadioGroup,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { ErrorText, LabelText } from './field-parts';
import type { FieldTexts } from './field-parts';
import fieldStyles from './field.module.css';
import styles from './radio-group.module.css';

export interface RadioGroupProps
  extends
    FieldTexts,
    Omit<AriaRadioGroupProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate'> {
  /** `RadioTile`s. */
  children: ReactNode;
  /** `grid`: in pairs, for values; `list`: one below the other. */
  layout?: 'grid' | 'list';
}

/** One choice out of some, shown as tiles. `onChange` gives the value. */
export function RadioGroup({
  label,
  hint,
  error,
  optionalLabel,
  layout = 'grid',
  children,
  ...group
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...group}
      isInvalid={error !== undefined}
      className={fieldStyles.field ?? ''}
    >
      <Label className={fieldStyles.label}>
        <LabelText label={label} optionalLabel={optionalLabel} />
      </Label>
      {hint !== undefined && (
        <Text slot="description" elementType="div" className={fieldStyles.hint}>
          {hint}
        </Text>
      )}
      <div className={styles.tiles} data-layout={layout}>
        {children}
      </div>
      <FieldError className={fieldStyles.error ?? ''}>
        <ErrorText>{error}</ErrorText>
      </FieldError>
    </AriaRadioGroup>
  );
}

export interface RadioTileProps {
  value: string;
  /** The large text: a value, a name. */
  children: ReactNode;
  /** The small text under it ("25 remain"). */
  secondary?: ReactNode;
  /** At the end of the tile: a `Badge`, an `Icon`. */
  badge?: ReactNode;
  /** At the end of the tile, as high as its texts. */
  picture?: ReactNode;
  isDisabled?: boolean;
  /** In a grid: takes the whole row. */
  isWide?: boolean;
}

/** One tile of a `RadioGroup`; all its text is its name. */
export function RadioTile({
  value,
  children,
  secondary,
  badge,
  picture,
  isDisabled = false,
  isWide = false,
}: RadioTileProps) {
  return (
    <RadioField
      value={value}
      isDisabled={isDisabled}
      className={isWide ? `${styles.field} ${styles.wide}` : (styles.field ?? '')}
    >
      <RadioButton className={styles.tile ?? ''}>
        <span className={styles.dot} />
        <span className={styles.texts}>
          <span className={styles.main}>{children}</span>{' '}
          {secondary !== undefined && <span className={styles.secondary}>{secondary}</span>}
        </span>
        {badge !== undefined && <span className={styles.badge}>{badge}</span>}
        {picture !== undefined && <span className={styles.picture}>{picture}</span>}
      </RadioButton>
    </RadioField>
  );
}
