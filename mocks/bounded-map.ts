/** A map that forgets the oldest entry when it holds more than it may: the mock runs for days. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    if (this.size > this.#limit) {
      for (const oldest of this.keys()) return (this.delete(oldest), this);
    }
    return this;
  }
}
