import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface NextFocus<E extends HTMLElement> {
  /** Ref of the list; each of its entries contains an element marked with `data-next`. */
  list: RefObject<E | null>;
  /** Called before the next render removes the entry at this index. */
  leaves(at: number): void;
}

/**
 * For lists whose entries disappear when their button is pressed. Focuses the same button of the next entry, or of the last one when no next
 * one is left. `otherwise` is called when the list is empty.
 */
export function useNextFocus<E extends HTMLElement>(otherwise: () => void): NextFocus<E> {
  const list = useRef<E>(null);
  const gone = useRef<number | null>(null);
  useEffect(() => {
    const at = gone.current;
    if (at === null) return;
    gone.current = null;
    const left = list.current?.querySelectorAll<HTMLElement>('[data-next]:not(:disabled)') ?? [];
    const next = left[Math.min(at, left.length - 1)];
    if (next) next.focus();
    else otherwise();
  });
  return { list, leaves: (at) => { gone.current = at; } };
}
