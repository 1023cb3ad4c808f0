import { useState } from 'react';
import { elementAt } from '#contracts/must.ts';

interface Known<T> {
  items: readonly T[];
  ids: readonly string[];
  made: number;
}

/** Returns the ids of a list's items after a change. An unchanged item keeps its id wherever it went; a changed one is recognized by its name or position. */
export function carriedListIds<T>(known: Known<T>, items: readonly T[], nameOf: (item: T) => string): Known<T> {
  const free = new Set(known.ids);
  const ids: (string | null)[] = items.map(() => null);
  let { made } = known;
  const claim = (matches: (before: T, item: T, from: number, to: number) => boolean): void => items.forEach((item, to) => {
    if (ids[to] !== null) return;
    const from = known.items.findIndex((before, at) => free.has(elementAt(known.ids, at)) && matches(before, item, at, to));
    if (from < 0) return;
    ids[to] = elementAt(known.ids, from);
    free.delete(ids[to]);
  });
  claim((before, item) => before === item);
  claim((before, item) => nameOf(before) !== '' && nameOf(before) === nameOf(item));
  if (items.length === known.items.length) claim((_before, _item, from, to) => from === to);
  return { items, ids: ids.map((id) => id ?? `entry-${(made += 1)}`), made };
}

/** Returns ids for the items of a list that the author edits and reorders. React and dragging need them, and the items have none of their own. */
export function useListIds<T>(items: readonly T[], nameOf: (item: T) => string): readonly string[] {
  const [known, setKnown] = useState<Known<T>>(() => carriedListIds({ items: [], ids: [], made: 0 }, items, nameOf));
  if (known.items === items) return known.ids;
  const next = carriedListIds(known, items, nameOf);
  setKnown(next);
  return next.ids;
}
