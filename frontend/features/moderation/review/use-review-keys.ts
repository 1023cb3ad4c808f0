import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '#lib/use-hydrated.ts';

export interface ReviewKeys {
  next(): void;
  previous(): void;
  approve(): void;
  requestChanges(): void;
  reject(): void;
}

const KEYS: Record<string, keyof ReviewKeys> = { j: 'next', k: 'previous', a: 'approve', c: 'requestChanges', r: 'reject' };
const STORED = 'conjure.review-keys';
/** Matches elements in which the shortcuts are off: text fields, and open menus and dialogs that use the keys themselves. */
const BUSY = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=listbox], [role=menu]';

/**
 * Calls an action for each single-letter shortcut of the review queue. Moderators can turn the shortcuts off, because speech input and some
 * keyboards send letters by accident.
 */
export function useReviewKeys(keys: ReviewKeys) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const hydrated = useHydrated();
  const on = chosen ?? (hydrated && localStorage.getItem(STORED) !== 'off');
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      const action = KEYS[event.key];
      if (!action || event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target instanceof Element && event.target.closest(BUSY)) || document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')) return;
      event.preventDefault();
      latest.current[action]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
  const turn = (next: boolean): void => {
    localStorage.setItem(STORED, next ? 'on' : 'off');
    setChosen(next);
  };
  return { on, turn };
}
