import { beforeEach, expect, it, vi } from 'vitest';
import { focusHeading } from './focus-heading';

const scrollIntoView = vi.fn<(options: ScrollIntoViewOptions) => void>();

beforeEach(() => {
  scrollIntoView.mockReset();
  const main = document.createElement('main');
  main.id = 'main';
  main.tabIndex = -1;
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  heading.dataset['pageHeading'] = '';
  heading.scrollIntoView = scrollIntoView;
  main.append(heading);
  document.body.replaceChildren(main);
});

it.each([
  ['in view', 100, undefined, 'H1', 0],
  // It may be behind the bar at the top.
  ['in view', 100, { scrolls: true }, 'H1', 1],
  ['out of sight', -1, undefined, 'MAIN', 0],
  ['out of sight', -1, { scrolls: true }, 'H1', 1],
  ['that will be out of sight', 100, { top: 500 }, 'MAIN', 0],
] as const)(
  'a heading %s (%d px), options %o: focus on %s, %d scrolls',
  (_, bottom, options, focused, scrolls) => {
    const heading = document.querySelector('h1');
    if (heading) heading.getBoundingClientRect = () => ({ bottom }) as DOMRect;
    focusHeading(options);
    expect(document.activeElement?.tagName).toBe(focused);
    expect(scrollIntoView.mock.calls).toEqual(
      Array.from({ length: scrolls }, () => [{ block: 'nearest' }]),
    );
  },
);
