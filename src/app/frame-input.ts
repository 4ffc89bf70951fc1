import type { FramePress } from './start/frame-press';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type=hidden]), textarea, select';

/** Whether something is typed, chosen or pressed in a prerendered page, or the focus is in it. */
export const isFrameInUse = (frame: HTMLElement): boolean =>
  pressOf()?.control !== undefined ||
  frame.contains(document.activeElement) ||
  changedFields(frame).length > 0;

/**
 * Keeps the visitor's input in a prerendered page until the page itself has replaced it.
 * @returns does the same in the page: fills the fields in, focuses the control, presses the button
 */
export function keepFrameInput(container: HTMLElement): () => void {
  const frame = [...container.children];
  let focused = document.activeElement;
  const keepFocus = ({ target }: Event) => (focused = target as Element);
  container.addEventListener('focusin', keepFocus);
  return () => {
    container.removeEventListener('focusin', keepFocus);
    // The input stays in the elements that the page has replaced.
    const left = document.createElement('div');
    left.append(...frame);
    const inPage = (control: Element | null | undefined) =>
      control && left.contains(control) ? counterpart(left, control, container) : undefined;
    const pressed = inPage(pressOf()?.control);
    const down = inPage(pressOf()?.down);
    // From here on presses are the page's own: the next one must not be kept, and marked as busy, as well.
    delete window.framePress;
    for (const field of changedFields(left)) fill(inPage(field), field);
    inPage(focused)?.focus({ preventScroll: true });
    pressed?.click();
    if (down && !pressed) clickOnRelease(down);
  };
}

/** The page may replace its frame while the pointer is down: the browser makes no click of such a press. */
function clickOnRelease(control: HTMLElement): void {
  const types = ['pointerup', 'pointercancel'] as const;
  const end = (event: PointerEvent) => {
    for (const type of types) removeEventListener(type, end, true);
    const { type, clientX, clientY } = event;
    const released = document.elementFromPoint(clientX, clientY);
    if (type === 'pointerup' && control.contains(released)) control.click();
  };
  for (const type of types) addEventListener(type, end, true);
}

const pressOf = (): FramePress | undefined => window.framePress;

const changedFields = (frame: ParentNode): Field[] =>
  [...frame.querySelectorAll<Field>(FIELDS)].filter((field) => {
    if (field instanceof HTMLSelectElement) {
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    }
    return isTicked(field)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** The control of the page that corresponds to one of the frame: the same kind, name and words. */
function counterpart(frame: Element, control: Element, page: Element): HTMLElement | undefined {
  const alike = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>(control.tagName)].filter(
      (one) => keyOf(one) === keyOf(control),
    );
  return alike(page)[alike(frame).indexOf(control as HTMLElement)];
}

const keyOf = (control: Element): string =>
  control.matches(FIELDS)
    ? ['type', 'name', 'value'].map((name) => control.getAttribute(name)).join('|')
    : control.textContent;

/** As the visitor would, so that the page's form takes notice. */
function fill(target: HTMLElement | undefined, from: Field): void {
  if (isTicked(from)) {
    if (target instanceof HTMLInputElement && target.checked !== from.checked) target.click();
    return;
  }
  if (from instanceof HTMLInputElement && from.type === 'file') {
    if (!(target instanceof HTMLInputElement)) return;
    target.files = from.files;
    target.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (!target) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
  set?.call(target, from.value);
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
}
