import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LibraryEntry } from '#contracts/library.ts';
import { allOf, NOTHING, ranged, toggled } from './selection.ts';
import type { Selection } from './selection.ts';
import type { LibraryActs } from './use-library-acts.tsx';

export interface RowKeys {
  /** Whether Tab reaches this row of the library; it reaches one row only. */
  focusable(id: string): boolean;
  onFocus(id: string): void;
  onRowKey(event: KeyboardEvent<HTMLElement>, entry: LibraryEntry): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

interface Given {
  entries: readonly LibraryEntry[];
  selection: Selection;
  acts: LibraryActs;
  /** True when Alt with arrow keys moves a favourite of the library. */
  ordered: boolean;
  onSelection(next: Selection): void;
  /** Called with the new position of a favourite, from 1, which the page announces to screen readers. */
  onMoved(place: number): void;
}

const rowOf = (id: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-row="${id}"]`);

/** Handles the keys of the library's rows: arrows move between rows, letters act on the focused row or the selection (docs/rules/keeping.md#library-keys). */
export function useRowKeys({ entries, selection, acts, ordered, onSelection, onMoved }: Given): RowKeys {
  const navigate = useNavigate();
  const [focused, setFocused] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const shown = entries.map(({ id }) => id);
  const first = focused !== null && shown.includes(focused) ? focused : (shown[0] ?? null);

  const focus = (id: string): void => {
    setFocused(id);
    pending.current = id;
    const reach = (): void => {
      const row = rowOf(id);
      row?.scrollIntoView({ block: 'nearest' });
      row?.focus({ preventScroll: true });
    };
    // Focuses the row now and again in the next frame, because a row outside the visible part is rendered only then.
    reach();
    requestAnimationFrame(reach);
  };
  const step = (entry: LibraryEntry, by: number, range: boolean): void => {
    const next = shown[Math.min(Math.max(shown.indexOf(entry.id) + by, 0), shown.length - 1)];
    if (next === undefined) return;
    if (range) onSelection(ranged(selection.anchor === null ? toggled(selection, entry.id) : selection, shown, next));
    focus(next);
  };
  const reorder = (entry: LibraryEntry, by: number): void => {
    const at = shown.indexOf(entry.id) + by;
    if (!ordered || at < 0 || at >= shown.length) return;
    const rest = shown.filter((id) => id !== entry.id);
    acts.place(entry.id, rest[at - 1] ?? null);
    onMoved(at + 1);
  };
  const chosen = (entry: LibraryEntry): readonly LibraryEntry[] => (selection.ids.has(entry.id) ? entries.filter(({ id }) => selection.ids.has(id)) : [entry]);
  const ids = (entry: LibraryEntry): string[] => (selection.ids.has(entry.id) ? [...selection.ids] : [entry.id]);

  const actions: Record<string, (entry: LibraryEntry) => void> = {
    x: (entry) => onSelection(toggled(selection, entry.id)),
    s: (entry) => (selection.ids.size > 1 && selection.ids.has(entry.id) ? acts.starAll(ids(entry)) : acts.star(entry)),
    m: (entry) => acts.ask({ about: 'move', ids: ids(entry), entry }),
    t: (entry) => acts.ask({ about: 'tag', ids: ids(entry), entry }),
    ' ': (entry) => acts.ask({ about: 'look', entry }),
    enter: (entry) => void navigate(entry.version === null ? `/edit/prompt/${entry.id}` : `/prompt/${entry.slug}`),
    delete: (entry) => (entry.trashedAt === null ? acts.remove(chosen(entry)) : acts.ask({ about: 'delete', ids: ids(entry) })),
  };

  return {
    focusable: (id) => id === first,
    onFocus: setFocused,
    onRowKey(event, entry) {
      if (event.target !== event.currentTarget) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const by = event.key === 'ArrowDown' ? 1 : -1;
        return event.altKey ? reorder(entry, by) : step(entry, by, event.shiftKey);
      }
      if (event.key === 'Home' || event.key === 'End') {
        event.preventDefault();
        return step(entry, event.key === 'Home' ? -shown.length : shown.length, event.shiftKey);
      }
      const action = actions[event.key.toLowerCase()];
      if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      action(entry);
    },
    onKeyDown(event) {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
        event.preventDefault();
        onSelection(allOf(selection, shown));
      } else if (event.key === 'Escape' && selection.ids.size > 0) {
        event.preventDefault();
        onSelection(NOTHING);
      }
    },
  };
}
