/** The part of Web Storage that the application uses. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const ofTab = (): KeyValueStore => sessionStorage;

/** Whether the data of this tab survive a reload and the return from another website. */
export function keepsTabValues(): boolean {
  const key = 'storage-probe';
  try {
    sessionStorage.setItem(key, '');
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Values that sessionStorage refused; one map for the page, as sessionStorage is one. */
const pageMemory = new Map<string, string>();

/**
 * sessionStorage that never throws: if the browser forbids it or it is full, values live in
 * memory for this visit, which costs persistence across a reload and nothing else.
 */
export function createSafeStorage(storage: () => KeyValueStore = ofTab): KeyValueStore {
  const memory = storage === ofTab ? pageMemory : new Map<string, string>();
  const attempt = <T>(action: (store: KeyValueStore) => T): T | undefined => {
    try {
      return action(storage());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((store) => store.getItem(key)) ?? null,
    setItem(key, value) {
      const stored = attempt((store) => (store.setItem(key, value), true));
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((store) => store.removeItem(key));
    },
  };
}
