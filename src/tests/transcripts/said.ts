/** The words that pages said by themselves, instead of the regions that say it late and forget it again. */
export const said: string[] = [];

export function announce(message: string): void {
  said.push(message);
}

/** Said words stay written down. */
export const withdraw = (): void => undefined;
