/** Which entries are selected, and the one that a range begins at. */
export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null };

/** Adds an entry, or takes it out. The next range begins here. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds all entries between the anchor and this one, in the order in which they are shown. */
export function ranged(selection: Selection, shown: readonly string[], id: string): Selection {
  const from = selection.anchor === null ? -1 : shown.indexOf(selection.anchor);
  const to = shown.indexOf(id);
  if (from === -1 || to === -1) return toggled(selection, id);
  return { ids: new Set([...selection.ids, ...shown.slice(Math.min(from, to), Math.max(from, to) + 1)]), anchor: selection.anchor };
}

/** All of these, or none when all of them are selected. */
export function allOf({ ids }: Selection, shown: readonly string[]): Selection {
  return shown.every((id) => ids.has(id)) ? NOTHING : { ids: new Set([...ids, ...shown]), anchor: null };
}
