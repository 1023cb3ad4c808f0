export interface Page {
  limit: number;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
}

/**
 * The payments sandbox's objects of one kind, such as charges, in the order in which they were made. Pages go from the newest to the oldest,
 * as Stripe's do.
 */
export class Collection<T extends { id: string; created?: number }> {
  readonly #all: T[] = [];
  readonly #places = new Map<string, number>();

  add(object: T): T {
    this.#places.set(object.id, this.#all.length);
    this.#all.push(object);
    return object;
  }

  remove(id: string): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#all.splice(place, 1);
    this.#places.delete(id);
    for (let later = place; later < this.#all.length; later += 1) this.#places.set(this.#all[later]!.id, later);
  }

  get(id: string): T | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.#all[place];
  }

  /** Returns all objects of one kind in the payments sandbox, oldest first. */
  all(): readonly T[] {
    return this.#all;
  }

  /** Returns the payments sandbox's newest `count` objects of one kind for which `keep` is true. */
  newest(count: number, keep: (object: T) => boolean = () => true): T[] {
    return this.page({ limit: count }, keep).data;
  }

  /**
   * Returns one page of the payments sandbox's objects of one kind, newest first. `since` (seconds) ends the search early, because all
   * remaining objects are older.
   */
  page({ limit, startingAfter, endingBefore }: Page, keep: (object: T) => boolean, since = -Infinity): { data: T[]; hasMore: boolean } {
    const step = endingBefore === undefined ? -1 : 1;
    const anchor = endingBefore ?? startingAfter;
    const data: T[] = [];
    for (let place = anchor === undefined ? this.#all.length - 1 : this.#places.get(anchor)! + step; ; place += step) {
      const object = this.#all[place];
      if (!object || (step < 0 && (object.created ?? Infinity) < since)) return { data: step < 0 ? data : data.reverse(), hasMore: false };
      if (!keep(object)) continue;
      if (data.length === limit) return { data: step < 0 ? data : data.reverse(), hasMore: true };
      data.push(object);
    }
  }
}
