import { classNames } from './class-names';
import styles from './icon.module.css';

/** Line drawings on a 24 px grid; each is the content of one `d` attribute. */
const paths = {
  'arrow-left': 'M19 12H5m6 6-6-6 6-6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  card: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3 10h18M7 15h3',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9.5 6 6 6-6',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  coins:
    'M9 4c3.3 0 6 1.1 6 2.5S12.3 9 9 9 3 7.9 3 6.5 5.7 4 9 4ZM3 6.5v4C3 11.9 5.7 13 9 13m-6-2.5v4C3 15.9 5.7 17 9 17m6-10.5V9m0 2c3.3 0 6 1.1 6 2.5S18.3 16 15 16s-6-1.1-6-2.5S11.7 11 15 11Zm-6 2.5v4c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5v-4',
  copy: 'M11 8h7a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Zm-6 8a1 1 0 0 1-1-1V6a2 2 0 0 1 2-2h8a1 1 0 0 1 1 1',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4 19.5h16',
  error: 'M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2L8.2 3ZM12 8v4.5m0 3.4v.1',
  external: 'M13.5 4H20v6.5M20 4l-9 9M9 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-3',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  filter:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8.5 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  gift: 'M4 12v7a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7M3 8h18v4H3V8Zm9 0v12m0-12C10.5 4 6 3 6 5.7 6 7.5 8.5 8 12 8Zm0 0c1.5-4 6-5 6-2.3C18 7.5 15.5 8 12 8Z',
  globe:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3 12h18M12 3c2.5 2.5 3.7 5.6 3.7 9s-1.2 6.5-3.7 9c-2.5-2.5-3.7-5.6-3.7-9S9.5 5.5 12 3Z',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM9.5 9.5A2.5 2.5 0 1 1 13 11.8c-.7.3-1 .8-1 1.5v.2m0 3v.1',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 8.5V16m0-8.1V8',
  lock: 'M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11ZM8 11V8a4 4 0 0 1 8 0v3',
  mail: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm-1.5 1.5L12 13l8.5-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  pin: 'M12 21s-7-6-7-11.2a7 7 0 0 1 14 0C19 15 12 21 12 21Zm0-13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  plus: 'M12 5v14M5 12h14',
  print:
    'M7 8V4h10v4M7 17H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M7 14h10v6H7v-6Z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9m0-4.5V9h-4.5',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4 4',
  store:
    'M4.5 10v9a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-9M5 4h14l2 5a3 3 0 0 1-6 .3 3 3 0 0 1-6 0A3 3 0 0 1 3 9l2-5Zm4.5 16v-5.5h5V20',
  warning:
    'M10.3 4.5 2.8 17.6A1.6 1.6 0 0 0 4.2 20h15.6a1.6 1.6 0 0 0 1.4-2.4L13.7 4.5a2 2 0 0 0-3.4 0ZM12 9.5v4m0 3v.1',
} as const;

export type IconName = keyof typeof paths;

/** All names, for the gallery. */
export const iconNames = Object.keys(paths) as IconName[];

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
      <path d={paths[name]} />
    </svg>
  );
}
