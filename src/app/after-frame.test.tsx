// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AfterFrame } from './after-frame';
import { stubFonts } from './start/testing';

afterEach(cleanup);

test('the page uses its fonts once it is there, and repeats the input once', async () => {
  const fonts = stubFonts({ 'Figtree Fallback': true });
  const restore = vi.fn();
  render(
    <StrictMode>
      <AfterFrame restore={restore} />
    </StrictMode>,
  );
  expect(restore).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(fonts.media).toBe('all'));
});

test('a page without a prerendered form uses its fonts as well', async () => {
  const fonts = stubFonts({ 'Figtree Fallback': true });
  render(<AfterFrame restore={undefined} />);
  await vi.waitFor(() => expect(fonts.media).toBe('all'));
});
