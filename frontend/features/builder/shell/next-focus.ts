import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface NextFocus<E extends HTMLElement> {
  /** The list whose entries each hold one element marked with `data-next`. */
  list: RefObject<E | null>;
  /** Called before the list renders anew, with the place of the entry that will be removed. */
  leaves(at: number): void;
}

/**
 * For lists whose entries go when their button is pressed: the focus takes the same button of the entry that follows, or of the one
 * before at the end of the list. `otherwise` is called where no entry is left.
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
