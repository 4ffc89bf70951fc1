import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import styles from './chip.module.css';
import { Icon } from './icon';

export interface ChipProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'children'
> {
  children: ReactNode;
}

function Chip({ type, children, ...input }: ChipProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.chip}>
      <input
        {...input}
        type={type}
        className={styles.input}
        onFocus={({ currentTarget }) => {
          // Browsers are content with a chip under the fade, or under the button, at the end of its row.
          if (currentTarget.matches(':focus-visible')) {
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          }
        }}
      />
      {type === 'checkbox' && <Icon name="check" size="s" className={styles.mark} />}
      <span>{children}</span>
    </label>
  );
}

/** A native checkbox as a chip; every attribute of `<input>` and its `ref` pass through. */
export function ChipCheckbox(props: ChipProps) {
  return <Chip type="checkbox" {...props} />;
}

/** A native radio button as a chip; give all chips of a group the same `name`. */
export function ChipRadio(props: ChipProps) {
  return <Chip type="radio" {...props} />;
}

/** Chips side by side: they wrap where there is space and scroll sideways on phones. Put it into a `Fieldset`. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

interface ChipToolbarProps {
  /** Names the choice. */
  label: string;
  className: string | undefined;
  /** Checkboxes; radio buttons do all this by themselves. */
  children: ReactNode;
}

/** Chips that are one stop for the Tab key; arrows, Home and End go on inside, as WAI-ARIA's toolbar has it. */
export function ChipToolbar({ label, className, children }: ChipToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  // After every rendering: chips come and go, and a new one is a stop.
  useEffect(() => {
    const chips = chipsOf(row.current);
    stopAt(chips, chips.find((chip) => chip.getAttribute('tabindex') === '0') ?? chips[0]);
  });
  return (
    <div
      ref={row}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={className}
      onFocus={({ target }) => stopAt(chipsOf(row.current), target)}
      onKeyDown={(event) => {
        const chips = chipsOf(row.current);
        const next = nextChip(event, chips);
        if (!next) return;
        event.preventDefault();
        next.focus();
      }}
    >
      {children}
    </div>
  );
}

const chipsOf = (row: HTMLElement | null): HTMLInputElement[] => [
  ...(row?.querySelectorAll('input') ?? []),
];

function stopAt(chips: readonly HTMLInputElement[], stop: Element | undefined): void {
  for (const chip of chips) chip.tabIndex = chip === stop ? 0 : -1;
}

function nextChip(
  { key, target }: KeyboardEvent,
  chips: readonly HTMLInputElement[],
): HTMLInputElement | undefined {
  const at = chips.findIndex((chip) => chip === target);
  const keys: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: chips.length - 1,
  };
  return chips[keys[key] ?? -1];
}
