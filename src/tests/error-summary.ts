import { waitFor } from '@testing-library/react';

/** The error summary of a form, in any language, when it has the focus. */
export const findErrorSummary = (): Promise<HTMLElement> =>
  waitFor(() => {
    const box = document.activeElement;
    if (box?.getAttribute('role') !== 'group') throw new Error('No error summary has the focus');
    return box as HTMLElement;
  });
