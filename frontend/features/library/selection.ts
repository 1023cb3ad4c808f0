/** The selected entries, and the one at which a range starts. */
export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null };

/** Selects or deselects an entry. The next range starts here. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Selects all entries between the anchor and this one, in the shown order. */
export function ranged(selection: Selection, shown: readonly string[], id: string): Selection {
  const from = selection.anchor === null ? -1 : shown.indexOf(selection.anchor);
  const to = shown.indexOf(id);
  if (from === -1 || to === -1) return toggled(selection, id);
  return { ids: new Set([...selection.ids, ...shown.slice(Math.min(from, to), Math.max(from, to) + 1)]), anchor: selection.anchor };
}

/** Selects all of these; deselects them when all are already selected. */
export function allOf({ ids }: Selection, shown: readonly string[]): Selection {
  return shown.every((id) => ids.has(id)) ? NOTHING : { ids: new Set([...ids, ...shown]), anchor: null };
}
