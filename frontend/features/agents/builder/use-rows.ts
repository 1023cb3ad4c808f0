import { useState } from 'react';

export interface Row<T> {
  id: string;
  value: T;
}

let made = 0;
const rowOf = <T>(value: T): Row<T> => ({ id: `row-${(made += 1)}`, value });

/**
 * Gives each row of a list an id, because the values have none. A row keeps its id when it is moved or changed here; when the list changes
 * elsewhere, ids stay with their positions.
 */
export function useRows<T>(values: readonly T[], onChange: (values: T[]) => void): [readonly Row<T>[], (rows: readonly Row<T>[]) => void, (value: T) => Row<T>] {
  const [rows, setRows] = useState<readonly Row<T>[]>(() => values.map(rowOf));
  const known = rows.length === values.length && rows.every(({ value }, at) => value === values[at]);
  const shown = known ? rows : values.map((value, at) => (rows[at] ? { ...rows[at], value } : rowOf(value)));
  if (!known) setRows(shown);
  const change = (next: readonly Row<T>[]): void => {
    setRows(next);
    onChange(next.map(({ value }) => value));
  };
  return [shown, change, rowOf];
}

/** Returns a copy of the list in which one entry has moved to another position. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  const taken = list.slice(from, from + 1);
  return [...rest.slice(0, to), ...taken, ...rest.slice(to)];
}
