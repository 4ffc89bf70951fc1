/** Yields so that input is handled between heavy steps. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
