// TypeScript gives the keys of an object the type string, because an object may hold more than its type says. Use these functions only for constants and for
// parsed values, which hold nothing else.

/** The keys of a record, with the type that names all of them. */
export const keysOf = <R extends object>(record: R): (keyof R & string)[] => Object.keys(record) as (keyof R & string)[];

type EntryOf<R> = { [K in keyof R & string]-?: [name: K, value: R[K]] }[keyof R & string];
type GivenEntryOf<R> = { [K in keyof R & string]-?: [name: K, value: Exclude<R[K], undefined>] }[keyof R & string];

/** The keys of a record with their values. */
export const entriesOf = <R extends object>(record: R): EntryOf<R>[] => Object.entries(record) as EntryOf<R>[];

/** The keys of a record with their values, without those that are undefined. */
export const givenEntriesOf = <R extends object>(record: R): GivenEntryOf<R>[] => Object.entries(record).filter(([, value]) => value !== undefined) as GivenEntryOf<R>[];

/** Makes a record with the same keys and a new value for each. */
export const mapRecord = <K extends string, T, U>(record: Readonly<Record<K, T>>, made: (value: T, key: K) => U): Record<K, U> =>
  Object.fromEntries(keysOf(record).map((key) => [key, made(record[key], key)])) as Record<K, U>;

/** Whether a list contains this value. TypeScript then knows the value's type. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value);
