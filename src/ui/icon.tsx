import { classNames } from './class-names';
import styles from './icon.module.css';

/** Line drawings on a 24 px grid; each is the content of one `d` attribute. Rare ones are in drawings.ts. */
const paths = {
  'arrow-left': 'M19 12H5m6 6-6-6 6-6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  card: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3 10h18M7 15h3',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9.5 6 6 6-6',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  error: 'M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2L8.2 3ZM12 8v4.5m0 3.4v.1',
  external: 'M13.5 4H20v6.5M20 4l-9 9M9 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-3',
  filter:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8.5 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 8.5V16m0-8.1V8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9m0-4.5V9h-4.5',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4 4',
  warning:
    'M10.3 4.5 2.8 17.6A1.6 1.6 0 0 0 4.2 20h15.6a1.6 1.6 0 0 0 1.4-2.4L13.7 4.5a2 2 0 0 0-3.4 0ZM12 9.5v4m0 3v.1',
} as const;

/** The content of a `d` attribute. */
export type Drawing = `M${string}`;

/** A drawing by its name, or one that a page brings along. */
export type IconName = keyof typeof paths | Drawing;

/** All names, for the gallery. */
export const iconNames = Object.keys(paths) as (keyof typeof paths)[];

interface IconProps {
  name: IconName;
  /** `s` 18 px, `m` 22 px (default), `l` 28 px; all grow with the text size. */
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
}

/** A decorative drawing, hidden from assistive technology: the words stand beside it. */
export function Icon({ name, size = 'm', className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, className)}
      data-size={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={(paths as Readonly<Record<string, string>>)[name] ?? name} />
    </svg>
  );
}
