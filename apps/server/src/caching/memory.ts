const maxEntries = 20_000;

/** What is remembered of so many keys; the one not heard of for longest is forgotten first. */
export class Memory<State> {
  readonly #states = new Map<string, State>();

  get(key: string): State | undefined {
    return this.#states.get(key);
  }

  set(key: string, state: State): void {
    this.#states.delete(key);
    this.#states.set(key, state);
    const oldest = this.#states.keys().next();
    if (this.#states.size > maxEntries && !oldest.done) this.#states.delete(oldest.value);
  }

  delete(key: string): void {
    this.#states.delete(key);
  }
}
