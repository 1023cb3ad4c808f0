/**
 * Returns a value that must exist, and checks this while the program runs. Use it where a guarantee is invisible to TypeScript: a table
 * constraint, an earlier count, a regular expression.
 * @param what completes "Missing: …", like `the wallet of the buyer`. Never personal data: the log shows it.
 * @throws Error when there is none after all, which the API answers as `internal`
 */
export function must<T>(value: T, what: string): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}.`);
  return value;
}

/**
 * Returns the only element of a list, such as the row of a `select count(*)` or of an insert that returns it.
 * @throws Error when the list is empty or longer
 */
export function one<T>(list: readonly T[]): T {
  if (list.length !== 1) throw new Error(`Expected one element, found ${String(list.length)}.`);
  return elementAt(list, 0);
}

/**
 * Returns the element of a list at a place that is known to exist, for example because a search found it.
 * @throws Error when the list ends before
 */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  if (!(index >= 0 && index < list.length)) throw new Error(`Missing: element ${String(index)} of ${String(list.length)}.`);
  return list[index] as T;
}
