interface Entry {
  key: string;
  at: number;
}

/** What is to happen when the sandbox's time comes to it: at most one moment (seconds) per key. */
export class Agenda {
  #entries: Entry[] = [];
  readonly #current = new Map<string, number>();

  /** Sets, moves or (with null) forgets a moment. */
  set(key: string, at: number | null): void {
    if (at === null) {
      this.#current.delete(key);
      return;
    }
    this.#current.set(key, at);
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      // Latest first, so that the next one is taken from the end.
      if (this.#entries[middle]!.at > at) low = middle + 1;
      else high = middle;
    }
    this.#entries.splice(low, 0, { key, at });
  }

  /** Takes out what comes first, if that is not after `limit`. */
  next(limit: number): Entry | null {
    for (;;) {
      const entry = this.#entries.at(-1);
      if (!entry || entry.at > limit) return null;
      this.#entries.pop();
      if (this.#current.get(entry.key) !== entry.at) continue;
      this.#current.delete(entry.key);
      return entry;
    }
  }

  saved(): [string, number][] {
    return [...this.#current];
  }
}
