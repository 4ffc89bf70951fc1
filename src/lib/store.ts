/** A value that components read with `useSyncExternalStore`. */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let value = initial;
  let failure: { cause: unknown } | undefined;

  function set(next: Value): void {
    value = next;
    for (const listener of listeners) listener();
  }

  return {
    get(): Value {
      if (failure) throw failure.cause;
      return value;
    },
    set,
    /**
     * Computes the next value, such as with a reducer. Where that throws, so does every reading of the store from
     * then on: a page that went on with the old value would show something that is not true any more.
     * @returns undefined where it has thrown
     */
    guard<Result>(compute: () => Result): Result | undefined {
      try {
        return compute();
      } catch (cause) {
        failure = { cause };
        for (const listener of listeners) listener();
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
