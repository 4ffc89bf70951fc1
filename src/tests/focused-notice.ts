import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The notice of a failure: a group that has taken the focus (`ProblemNotice`). */
export async function focusedNotice(): Promise<HTMLElement> {
  await waitFor(() => expect(document.activeElement).toHaveRole('group'));
  return document.activeElement as HTMLElement;
}
