import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** True when all creations that match the filters are selected, including those that are not loaded. */
  whole: boolean;
  has(id: string): boolean;
  /** Selects or deselects one item. With `range`, it selects all items from the one toggled last to this one, in the list's order. */
  toggle(id: string, range?: boolean): void;
  all(): void;
  wholeResult(): void;
  clear(): void;
}

interface Chosen {
  ids: ReadonlySet<string>;
  last: string | null;
  whole: boolean;
}

const NONE: Chosen = { ids: new Set(), last: null, whole: false };

/** Holds which items of a list the user selected. `listed` are the ids of the items in the list's order. */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState(NONE);
  const toggle = useCallback((id: string, range = false) => setChosen((before) => {
    const from = range && before.last !== null ? listed.indexOf(before.last) : -1;
    const to = listed.indexOf(id);
    if (from >= 0 && to >= 0) return { ids: new Set([...before.ids, ...listed.slice(Math.min(from, to), Math.max(from, to) + 1)]), last: id, whole: false };
    const ids = new Set(before.whole ? listed : before.ids);
    if (!ids.delete(id)) ids.add(id);
    return { ids, last: id, whole: false };
  }), [listed]);
  const all = useCallback(() => setChosen({ ids: new Set(listed), last: listed.at(-1) ?? null, whole: false }), [listed]);
  const wholeResult = useCallback(() => setChosen({ ids: new Set(listed), last: null, whole: true }), [listed]);
  const clear = useCallback(() => setChosen(NONE), []);
  return useMemo(() => ({ ids: chosen.ids, whole: chosen.whole, has: (id) => chosen.whole || chosen.ids.has(id), toggle, all, wholeResult, clear }), [chosen, toggle, all, wholeResult, clear]);
}
