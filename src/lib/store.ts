/** A value that components read with `useSyncExternalStore`. */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let value = initial;
  let failure: Error | undefined;

  function set(next: Value): void {
    value = next;
    for (const listener of listeners) listener();
  }

  return {
    get(): Value {
      if (failure) throw failure;
      return value;
    },
    set,
    /**
     * Computes the next value, such as with a reducer. If that throws, so does every reading of the store from
     * then on: a page that went on with the old value would show something that is not true any more.
     * @returns undefined if it has thrown
     */
    guard<Result>(compute: () => Result): Result | undefined {
      try {
        return compute();
      } catch (cause) {
        failure = new Error('The state could not be computed', { cause });
        for (const listener of listeners) {
          try {
            listener();
          } catch (error) {
            // A listener that reads the store meets the same failure; the others have to hear of it.
            if (error !== failure) throw error;
          }
        }
        return undefined;
      }
    },
    /** @returns a function that stops the subscription */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
