/** A tap within this time after another one repeats it, in ms. */
const REPEAT_TIME = 400;
/** And at most this far from it, in CSS pixels. */
const REPEAT_DISTANCE = 20;

const CONTROLS = 'a[href], button, label, summary';

/**
 * Ignores the second click of a double click, and the second tap of a double tap, when it lands on
 * another element. Without this it presses the element that moved under the finger in between: a failure that goes
 * away when it is repeated, or a button of the page that the first click led to.
 */
export function ignoreStrayClicks(): void {
  let first: Element | null = null;
  let last: MouseEvent | undefined;
  let isTouch = false;
  const look = (event: MouseEvent) => {
    const hit = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    const isRepeat =
      event.detail > 1 || (isTouch && last !== undefined && isSecondTap(event, last));
    last = event;
    if (!isRepeat) first = hit;
    else if (hit && hit !== first) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const note = (event: PointerEvent) => {
    isTouch = event.pointerType === 'touch';
  };
  document.addEventListener('pointerup', note, true);
  document.addEventListener('click', look, true);
}

/** Safari counts every tap as the first one. Keys and screen readers click without a count and a place. */
const isSecondTap = (event: MouseEvent, last: MouseEvent): boolean =>
  event.detail > 0 &&
  event.timeStamp - last.timeStamp < REPEAT_TIME &&
  Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < REPEAT_DISTANCE;
