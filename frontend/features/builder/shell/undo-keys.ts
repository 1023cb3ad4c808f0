import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useDraftStore } from '../draft-store.ts';
import { useDraftSync } from '../sync/sync-context.ts';

/** Attribute for a part of the builder that keeps the browser's own undo, such as a form whose values are not part of the draft. */
export const OWN_UNDO = { 'data-own-undo': '' } as const;

/** Handles the keys for undo, redo and save in the builder: Ctrl or Cmd with Z, Shift+Z, Y and S. `tell` gets the text for screen readers. */
export function useUndoKeys(root: RefObject<HTMLElement | null>, tell: (words: string) => void): void {
  const store = useDraftStore();
  const sync = useDraftSync();
  useEffect(() => {
    const element = root.current;
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        return void sync.flush();
      }
      if (key !== 'z' && key !== 'y') return;
      if (event.target instanceof Element && event.target.closest('[data-own-undo]')) return;
      event.preventDefault();
      const back = key === 'z' && !event.shiftKey;
      const label = back ? store.undo() : store.redo();
      if (label) tell(`${back ? 'Undone' : 'Redone'}: ${label}`);
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [root, store, sync, tell]);
}
