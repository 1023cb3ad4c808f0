/** The selected library entries, and the one at which the next range starts (`anchor`). */
export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null };

/** Selects or deselects one library entry. The next range starts at this entry. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Selects all library entries between the start of the range and this one, in the shown order. Without a start it selects or deselects this one. */
export function ranged(selection: Selection, shown: readonly string[], id: string): Selection {
  const from = selection.anchor === null ? -1 : shown.indexOf(selection.anchor);
  const to = shown.indexOf(id);
  if (from === -1 || to === -1) return toggled(selection, id);
  return { ids: new Set([...selection.ids, ...shown.slice(Math.min(from, to), Math.max(from, to) + 1)]), anchor: selection.anchor };
}

/** Selects all shown library entries. Deselects everything when all of them are selected already. */
export function allOf({ ids }: Selection, shown: readonly string[]): Selection {
  return shown.every((id) => ids.has(id)) ? NOTHING : { ids: new Set([...ids, ...shown]), anchor: null };
}
