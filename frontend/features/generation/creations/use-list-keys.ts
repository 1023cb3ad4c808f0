import { useCallback, useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Creation } from '#contracts/creations.ts';
import type { MasonryHandle } from '#shared/creations/masonry.tsx';
import type { CardActs } from './card-acts.ts';
import type { Selection } from './use-selection.ts';

interface ListKeys {
  items: readonly Creation[];
  masonry: RefObject<MasonryHandle | null>;
  selection: Selection;
  acts: CardActs;
  onMove(creation: Creation): void;
  onTrash(creation: Creation): void;
  onKeys(): void;
}

/** The most animation frames to wait until a card that was out of view is rendered and can be focused. */
const PATIENCE = 20;

/** Tells whether a key was pressed in a text field or in a dialog above My Creations, which handle it themselves. */
const elsewhere = (target: EventTarget | null): boolean => target instanceof Element && target.closest('input:not([type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null;

/** Handles the keys of My Creations: arrows move between cards, letters act on the focused card. Ctrl A and Escape work on the whole page. */
export function useListKeys({ items, masonry, selection, acts, onMove, onTrash, onKeys }: ListKeys): (event: KeyboardEvent) => void {
  const focusCard = useCallback((index: number) => {
    const id = items[index]?.id;
    if (id === undefined) return;
    masonry.current?.show(index);
    const look = (frames: number): void => {
      const card = document.querySelector<HTMLElement>(`[data-creation="${id}"] h3 > button`);
      if (card) card.focus({ preventScroll: true });
      else if (frames > 0) requestAnimationFrame(() => look(frames - 1));
    };
    look(PATIENCE);
  }, [items, masonry]);

  const page = useRef<(event: globalThis.KeyboardEvent) => void>(() => undefined);
  useEffect(() => {
    page.current = (event) => {
      if (event.defaultPrevented || elsewhere(event.target)) return;
      if (event.key === 'Escape' && (selection.ids.size > 0 || selection.whole)) return selection.clear();
      if (event.key === '?') return onKeys();
      if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      selection.all();
    };
  });
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent): void => page.current(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  return (event) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-creation]') : null;
    const index = items.findIndex(({ id }) => id === card?.dataset['creation']);
    const creation = items[index];
    if (!creation || event.ctrlKey || event.metaKey || elsewhere(event.target)) return;
    if (event.altKey) {
      if (!acts.place || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
      event.preventDefault();
      return acts.place(creation, event.key === 'ArrowLeft' ? -1 : 1);
    }
    const act = ((): (() => void) | null => {
      switch (event.key) {
        case 'ArrowRight': return () => focusCard(index + 1);
        case 'ArrowLeft': return () => focusCard(index - 1);
        case 'ArrowDown': return () => focusCard(masonry.current?.beside(index, 1) ?? index + 1);
        case 'ArrowUp': return () => focusCard(masonry.current?.beside(index, -1) ?? index - 1);
        case 'Home': return () => focusCard(0);
        case 'End': return () => focusCard(items.length - 1);
        case 'x': case 'X': return () => acts.toggle(creation.id, event.shiftKey);
        case 's': return () => acts.star(creation);
        case 'r': return () => acts.remix(creation);
        case 'm': return () => onMove(creation);
        case 'Delete': return () => {
          onTrash(creation);
          // After a creation moves to the trash, the next card gets the focus; after the last one, the card before it.
          focusCard(items.length > index + 1 ? index + 1 : index - 1);
        };
        default: return null;
      }
    })();
    if (!act) return;
    event.preventDefault();
    // The event ends here, because the same letters are global shortcuts elsewhere.
    event.stopPropagation();
    act();
  };
}
