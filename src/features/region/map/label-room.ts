/** A point of the frame, in pixels from its left and upper edge. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the frame, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** About half a letter and half a line of the map's texts, in pixels of the usual size. */
const HALF = { letter: 3.6, line: 9 };

/** How much larger than usual the text of the page is. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  // The DOM of tests has words for sizes.
  return (size || 16) / 16;
}

/** The room that a text takes whose middle is there, with a little air. */
export function textBox(text: string, { x, y }: Spot, scale = 1): Box {
  const half = text.length * HALF.letter * scale + 3;
  const line = HALF.line * scale;
  return { left: x - half, right: x + half, top: y - line, bottom: y + line };
}

/** Whether a rectangle is wholly in the frame and on none that is taken. */
export function isFree(box: Box, taken: readonly Box[], frame: Box): boolean {
  const isInside =
    box.left >= frame.left &&
    box.right <= frame.right &&
    box.top >= frame.top &&
    box.bottom <= frame.bottom;
  const isOn = (other: Box) =>
    box.left < other.right &&
    other.left < box.right &&
    box.top < other.bottom &&
    other.top < box.bottom;
  return isInside && !taken.some(isOn);
}
