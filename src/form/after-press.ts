let isPressed = false;
if (typeof window !== 'undefined') {
  const note = ({ type }: Event) => void (isPressed = type === 'pointerdown');
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    window.addEventListener(type, note, true);
  }
}

/**
 * Does something when no pointer is pressed, and while one is, after its click. What moves the page
 * between the two would take the button from under the pointer, and the click with it.
 */
export function afterPress(action: () => void): void {
  if (!isPressed) return action();
  const go = () => {
    for (const type of ['pointerup', 'pointercancel']) window.removeEventListener(type, go, true);
    // The click follows in the same task.
    setTimeout(action);
  };
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, go, true);
}
