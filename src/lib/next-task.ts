/** Goes on in a task of its own, so that what the visitor does gets its turn between two heavy steps. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
