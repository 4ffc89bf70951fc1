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
 * @param action is told whether it waited for a click
 */
export function afterPress(action: (isClick: boolean) => void): void {
  if (!isPressed) return action(false);
  const go = () => {
    for (const type of ['pointerup', 'pointercancel']) window.removeEventListener(type, go, true);
    // The click follows in the same task.
    setTimeout(() => action(true));
  };
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, go, true);
}
