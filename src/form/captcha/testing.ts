import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the captcha has tried to solve itself, which needs a worker that tests have not. */
export async function captchaGaveUp(): Promise<void> {
  await screen.findByText(/läuft …$/);
  await waitFor(() => expect(screen.queryByText(/läuft …$/)).toBeNull());
}
