/** A pin in pixels, at any zoom's own scale. */
export interface PinSpot {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Room of a pin and of one for several, in pixels of the usual size: half its width, and its height. */
const ROOM = { one: 12, several: 26, height: 32 };

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
  const half = (group: readonly Pin[]) => (group.length > 1 ? ROOM.several : ROOM.one);
  const covers = (group: readonly [Pin, ...Pin[]], other: readonly [Pin, ...Pin[]]) =>
    Math.abs(group[0].x - other[0].x) < (half(group) + half(other)) * scale &&
    Math.abs(group[0].y - other[0].y) < ROOM.height * scale;
  const groups: [Pin, ...Pin[]][] = [];
  // One that grows may reach the next.
  const add = (group: [Pin, ...Pin[]]): void => {
    const at = groups.findIndex((one) => one[0].id !== alone && covers(one, group));
    const [met] = at < 0 || group[0].id === alone ? [] : groups.splice(at, 1);
    if (met) add([...met, ...group]);
    else groups.push(group);
  };
  for (const pin of pins) add([pin]);
  const place = new Map(pins.map((pin, index) => [pin, index]));
  const order = (one: Pin, other: Pin) => (place.get(one) ?? 0) - (place.get(other) ?? 0);
  for (const group of groups) group.sort(order);
  return groups.sort(([one], [other]) => order(one, other));
}

/** The label of a group, from its places' numbers in the list: `2, 3`, `2–5` or, of many, `2, 4 …`. */
export function groupLabel(numbers: readonly number[]): string {
  const [first = 0, second] = numbers;
  const last = numbers.at(-1) ?? first;
  if (numbers.length < 3) return numbers.join(', ');
  return last - first === numbers.length - 1 ? `${first}–${last}` : `${first}, ${second} …`;
}
