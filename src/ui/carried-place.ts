type Arrival = (element: HTMLElement | null) => void;

/** What is under way to the next page, by what it is. */
const arrivals = new Map<string, Arrival>();

/** Lets something arrive on the next page as the element that stands for it there. */
export const sendOn = (name: string, arrival: Arrival): void => void arrivals.set(name, arrival);

/** The element that stands for what was sent on, if anything was. */
export function receive(name: string, element: HTMLElement | null): void {
  arrivals.get(name)?.(element);
  arrivals.delete(name);
}
