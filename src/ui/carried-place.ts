type Arrival = (element: HTMLElement | null) => void;

/** The elements whose position is carried to the next page, by name. */
const arrivals = new Map<string, Arrival>();

/** Lets something arrive on the next page as the element that stands for it there. */
export const sendOn = (name: string, arrival: Arrival): void => void arrivals.set(name, arrival);

/** Moves the element from the carried position to its own, if there is one. */
export function receive(name: string, element: HTMLElement | null): void {
  arrivals.get(name)?.(element);
  arrivals.delete(name);
}
