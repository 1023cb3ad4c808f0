import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** True when everything that matches the filter is selected, including items that are not loaded. */
  whole: boolean;
  has(id: string): boolean;
  /** Selects or deselects one; with `range`, all from the last selected one to this one, in the list's order. */
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

/** The selected items of a list. `listed` are the ids in the list's order. */
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
