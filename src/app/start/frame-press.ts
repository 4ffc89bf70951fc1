/** What a visitor pressed or sent in a prerendered page before its application was there. */
export interface FramePress {
  /** The control, as the page is replaced by one with the same controls: see `frame-input.ts`. */
  control?: HTMLElement;
  /** The control on which the mouse or the space key is down. A touch is sent to what is there at its end. */
  held?: Element | undefined;
}

declare global {
  interface Window {
    framePress?: FramePress;
  }
}

/**
 * Keeps the last button that is pressed, or the form that is sent, so that the application does it
 * once it is ready. Links lead on by themselves.
 */
export function keepPresses(): void {
  const press: FramePress = {};
  window.framePress = press;
  const keep = (control: HTMLElement) => {
    press.control?.removeAttribute('aria-busy');
    press.control = control;
    control.setAttribute('aria-busy', 'true');
  };
  for (const type of ['mousedown', 'keydown'] as const) {
    addEventListener(type, (event) => {
      if ('key' in event && event.key !== ' ') return;
      press.held = (event.target as Element).closest('a, button, label') ?? undefined;
    });
  }
  for (const type of ['mouseup', 'keyup']) addEventListener(type, () => delete press.held);
  addEventListener('click', ({ target }) => {
    if (window.framePress !== press) return;
    const control = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (control) keep(control);
  });
  addEventListener('submit', (event) => {
    if (window.framePress !== press) return;
    event.preventDefault();
    if (event.submitter) keep(event.submitter);
  });
}
