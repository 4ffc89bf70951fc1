/** A press or submit in a prerendered page before the application was there. */
export interface FramePress {
  /** The control, as the page is replaced by one with the same controls: see `frame-input.ts`. */
  control?: HTMLElement;
  /** The button that the pointer is down on. */
  down?: HTMLElement;
  /** Resolves when the current press or file dialog ends; replacing the DOM in mid-press would lose the click. */
  released?: Promise<void>;
}

declare global {
  interface Window {
    framePress?: FramePress;
  }
}

/** A tap becomes a click this long after the finger is lifted, at most, in ms. */
const TAP = 50;

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
  holdWhilePressed(press);
}

function holdWhilePressed(press: FramePress): void {
  let end = () => {};
  let isChoosing = false;
  const hold = () => {
    if (!press.released) press.released = new Promise((resolve) => (end = resolve));
  };
  const release = () => {
    if (isChoosing) return;
    end();
    delete press.released;
    delete press.down;
  };
  const on = (types: readonly string[], listener: (event: Event) => unknown) => {
    for (const type of types) addEventListener(type, listener, true);
  };
  on(['pointerdown', 'keydown'], hold);
  on(['pointerdown'], ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button) press.down = button;
  });
  on(['pointerup', 'pointercancel', 'keyup'], () => setTimeout(release, TAP));
  on(['blur'], ({ target }) => target === window && release());
  on(['click', 'change', 'cancel'], ({ target, type }) => {
    // The dialog gives its file to the field that opened it.
    isChoosing = type === 'click' && (target as Element).matches('[type=file]');
    if (isChoosing) hold();
    else release();
  });
}
