type Arrival = (element: HTMLElement | null) => void;

/** Animations that wait for the next page, by the name of their element. */
const arrivals = new Map<string, Arrival>();

/** Keeps the animation of an element until its counterpart on the next page calls `playFlip`. */
export const startFlip = (name: string, arrival: Arrival): void => void arrivals.set(name, arrival);

/** Plays the animation that is kept for the element, if there is one. */
export function playFlip(name: string, element: HTMLElement | null): void {
  arrivals.get(name)?.(element);
  arrivals.delete(name);
}
