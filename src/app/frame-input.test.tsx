import { afterEach, expect, test, vi } from 'vitest';
import { isFrameInUse, keepFrameInput } from './frame-input';

const FORM = `<form><label>E-mail <input name="email" value=""></label><input type="hidden" name="x">
  <input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b">
  <input type="checkbox" name="terms"><textarea name="text"></textarea>
  <select name="country"><option value="DE" selected>DE</option><option value="AT">AT</option></select>
  <button type="button">Show</button><button>Send</button></form>`;

const container = document.createElement('div');
document.body.append(container);
/** Trusted markup of this file, as the build writes it into the page. */
const show = () => {
  container.replaceChildren(document.createRange().createContextualFragment(FORM));
};
const get = <Kind extends HTMLElement>(selector: string) =>
  container.querySelector<Kind>(selector) as Kind;

afterEach(() => delete window.framePress);

test('what was typed and chosen in the frame is in the page that replaces it', () => {
  show();
  const restore = keepFrameInput(container);
  // Typed while the page is still loading.
  get<HTMLInputElement>('[name=email]').value = 'anna@example.org';
  get<HTMLInputElement>('[value=b]').click();
  get('[name=terms]').click();
  get<HTMLTextAreaElement>('textarea').value = 'Hello';
  get<HTMLSelectElement>('select').value = 'AT';
  get('textarea').focus();
  expect(isFrameInUse(container)).toBe(true);
  show();
  const heard: string[] = [];
  for (const type of ['input', 'change']) {
    container.addEventListener(type, ({ target }) => heard.push((target as HTMLInputElement).name));
  }
  restore();
  const values = Object.fromEntries(new FormData(get<HTMLFormElement>('form')));
  expect(values).toMatchObject({
    email: 'anna@example.org',
    kind: 'b',
    terms: 'on',
    text: 'Hello',
    country: 'AT',
  });
  expect(new Set(heard)).toEqual(new Set(['email', 'kind', 'terms', 'text', 'country']));
  expect(document.activeElement).toBe(get('textarea'));
});

test('a button that was pressed in the frame is pressed once in the page', () => {
  show();
  const restore = keepFrameInput(container);
  window.framePress = { control: get('button[type=button]') };
  show();
  const pressed = vi.fn();
  container.addEventListener('click', ({ target }) => pressed((target as Element).textContent));
  restore();
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Show');
  expect(window.framePress).toBeUndefined();
});

test.each([
  ['on it', 'pointerup', 1],
  ['beside it', 'pointerup', 0],
  ['never, because the page scrolls,', 'pointercancel', 0],
] as const)(
  'a button that the pointer is down on while the page replaces its frame, released %s',
  async (place, type, times) => {
    const { keepPresses } = await import('./start/frame-press');
    show();
    keepPresses();
    get('button[type=button]').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const restore = keepFrameInput(container);
    show();
    const pressed = vi.fn();
    get('button[type=button]').addEventListener('click', pressed);
    restore();
    document.elementFromPoint = () =>
      place === 'beside it' ? container : get('button[type=button]');
    for (let count = 0; count < 2; count += 1) container.dispatchEvent(new Event(type));
    dispatchEvent(new Event(type));
    expect(pressed).toHaveBeenCalledTimes(times);
  },
);

test('the button that is pressed for the visitor is not kept, and marked as busy, once more', async () => {
  const { keepPresses } = await import('./start/frame-press');
  show();
  keepPresses();
  get('button[type=button]').click();
  expect(get('button[type=button]').getAttribute('aria-busy')).toBe('true');
  const restore = keepFrameInput(container);
  show();
  restore();
  expect(get('button[type=button]').hasAttribute('aria-busy')).toBe(false);
});

test('nothing is done to a page whose frame nobody touched', () => {
  show();
  expect(isFrameInUse(container)).toBe(false);
  const restore = keepFrameInput(container);
  show();
  const heard = vi.fn();
  for (const type of ['input', 'change', 'click', 'focusin'])
    container.addEventListener(type, heard);
  restore();
  expect(heard).not.toHaveBeenCalled();
});

test('a control that the page does not have is left out', () => {
  show();
  const restore = keepFrameInput(container);
  get<HTMLInputElement>('[name=email]').value = 'anna@example.org';
  get('button').focus();
  container.replaceChildren();
  restore();
  expect(document.activeElement).toBe(document.body);
});

test('a visitor who walks through a frame by keyboard uses it, also on a link', () => {
  show();
  get('form').append(
    Object.assign(document.createElement('a'), { href: '/help', textContent: 'Help' }),
  );
  expect(isFrameInUse(container)).toBe(false);
  get('a').focus();
  expect(isFrameInUse(container)).toBe(true);
  get('a').blur();
});
