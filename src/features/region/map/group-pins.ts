/** A pin in pixels, at any zoom's own scale. */
export interface PinSpot {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Pins nearer to each other than this, in pixels of the usual size, cover each other's number. */
const TOO_NEAR = 24;

/**
 * Which pins become one: each joins the first that it would cover, so no two of the remaining ones do.
 * @param pins the nearest place first
 * @param alone the chosen place, which keeps a pin of its own
 * @param scale how much larger than usual they are
 * @returns groups in the order of their first pins
 */
export function groupPins<Pin extends PinSpot>(
  pins: readonly Pin[],
  alone?: number,
  scale = 1,
): Pin[][] {
  const groups: [Pin, ...Pin[]][] = [];
  for (const pin of pins) {
    const covers = ([first]: readonly [Pin, ...Pin[]]) =>
      first.id !== alone && Math.hypot(first.x - pin.x, first.y - pin.y) < TOO_NEAR * scale;
    const group = pin.id === alone ? undefined : groups.find(covers);
    if (group) group.push(pin);
    else groups.push([pin]);
  }
  return groups;
}

/** The label of a group, from its places' numbers in the list: both of two, else the first and how many more. */
export function groupLabel(numbers: readonly number[]): string {
  return numbers.length > 2 ? `${numbers[0]} +${numbers.length - 1}` : numbers.join(', ');
}
