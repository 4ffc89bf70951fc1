/** Joins the class names that are there; `undefined` if there are none, so that no empty attribute appears. */
export const classNames = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
