import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AfterFrame } from './after-frame';
import { addFonts } from './start/testing';

afterEach(cleanup);

test('the page uses its fonts once it is there, and repeats the input once', () => {
  const fonts = addFonts();
  const restore = vi.fn();
  render(
    <StrictMode>
      <AfterFrame restore={restore} />
    </StrictMode>,
  );
  expect(restore).toHaveBeenCalledTimes(1);
  expect(fonts.media).toBe('all');
});

test('a page without a prerendered form uses its fonts as well', () => {
  const fonts = addFonts();
  render(<AfterFrame restore={undefined} />);
  expect(fonts.media).toBe('all');
});
