interface Entry {
  key: string;
  at: number;
}

/** The payments sandbox's scheduled work, such as renewals, which runs when the sandbox's time reaches it. Each key has at most one moment (in seconds). */
export class Agenda {
  #entries: Entry[] = [];
  readonly #current = new Map<string, number>();

  /** Schedules the work of a key, such as a renewal, for a moment, or moves it; null removes it. */
  set(key: string, at: number | null): void {
    if (at === null) {
      this.#current.delete(key);
      return;
    }
    this.#current.set(key, at);
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      // Keeps the agenda sorted from latest to earliest, so that the next entry is taken from the end of the array.
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
