import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { Folder } from '#contracts/folders.ts';
import type { FolderRow } from './folder-rows.ts';

interface TreeKeys {
  current: string | null;
  setOpen(id: string, open: boolean): void;
  choose(folder: Folder): void;
  onKey?: ((key: string, folder: Folder) => void) | undefined;
}

/** Handles the keys of the folder tree: arrows, Home, End, Enter, Space, and letters of a name. Only one row can be reached with Tab. */
export function useTreeKeys(rows: readonly FolderRow[], { current, setOpen, choose, onKey }: TreeKeys) {
  const [last, setLast] = useState<string | null>(null);
  const elements = useRef(new Map<string, HTMLElement>());
  const known = (id: string | null): boolean => rows.some(({ folder }) => folder.id === id);
  const focused = known(last) ? last : known(current) ? current : (rows[0]?.folder.id ?? null);

  const goTo = (row: FolderRow | undefined): void => {
    if (row) elements.current.get(row.folder.id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = rows.findIndex(({ folder }) => folder.id === focused);
    const row = rows[at];
    if (!row) return;
    const { key } = event;
    if (key === 'ArrowDown') goTo(rows[at + 1]);
    else if (key === 'ArrowUp') goTo(rows[at - 1]);
    else if (key === 'Home') goTo(rows[0]);
    else if (key === 'End') goTo(rows.at(-1));
    else if (key === 'ArrowRight') { if (row.open === false) setOpen(row.folder.id, true); else if (row.open) goTo(rows[at + 1]); }
    else if (key === 'ArrowLeft') { if (row.open) setOpen(row.folder.id, false); else goTo(rows.find(({ folder }) => folder.id === row.folder.parentId)); }
    else if (key === 'Enter' || key === ' ') choose(row.folder);
    else if (onKey && (key === 'F2' || key === 'Delete')) onKey(key, row.folder);
    else if (key.length === 1 && !onKey) goTo([...rows.slice(at + 1), ...rows.slice(0, at)].find(({ folder }) => folder.name.toLowerCase().startsWith(key.toLowerCase())));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    focused,
    focusOn: setLast,
    listProps: {
      onKeyDown,
      onFocus: (event: FocusEvent): void => {
        for (const [id, element] of elements.current) if (element === event.target) setLast(id);
      },
    },
    rowRef: (id: string) => (element: HTMLElement | null): void => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
  };
}
