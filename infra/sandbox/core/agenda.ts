interface Entry {
  key: string;
  at: number;
}

/** Scheduled work of the sandbox, which runs when the sandbox's time reaches it: at most one moment (in seconds) per key. */
export class Agenda {
  #entries: Entry[] = [];
  readonly #current = new Map<string, number>();

  /** Schedules the work of a key for a moment, or moves it; null removes it. */
  set(key: string, at: number | null): void {
    if (at === null) {
      this.#current.delete(key);
      return;
    }
    this.#current.set(key, at);
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      // Entries of the agenda are sorted from latest to earliest, so that the next one is taken from the end of the array.
      if (this.#entries[middle]!.at > at) low = middle + 1;
      else high = middle;
    }
    this.#entries.splice(low, 0, { key, at });
  }

  /** Removes and returns the agenda's earliest entry; null when it is after `limit`. */
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
