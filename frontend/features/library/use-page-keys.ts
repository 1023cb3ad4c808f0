import { useEffect, useRef } from 'react';

interface PageKeys {
  /** Runs the favourite of the library with this number, from 1. */
  onFavourite(place: number): void;
  onNewFolder(): void;
  onKeys(): void;
}

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Handles the keys 1 to 5, N and ? of the library. They work everywhere on the page except in text boxes and dialogs (docs/rules/keeping.md#library-keys). */
export function usePageKeys(keys: PageKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typed = isTyping(event.target) && !(event.target instanceof HTMLInputElement && event.target.type === 'checkbox');
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typed || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
      if (/^[1-5]$/.test(event.key)) latest.current.onFavourite(Number(event.key));
      else if (event.key.toLowerCase() === 'n') latest.current.onNewFolder();
      else if (event.key === '?') latest.current.onKeys();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
