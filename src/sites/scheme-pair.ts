/**
 * A value for each colour scheme. A build writes it as Lightning CSS writes `light-dark()` for browsers that
 * do not have it: its two properties hold nothing in their own scheme, so that the value counts.
 */
export const schemePair = (light: string, dark: string): string =>
  import.meta.env.DEV
    ? `light-dark(${light},${dark})`
    : `var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`;
