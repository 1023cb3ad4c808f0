import { useEffect, useRef } from 'react';

/** Listens to keys on the whole page. The focus is lost when the focused vote button disappears with its pair. */
export function useKeyDown(heard: (event: KeyboardEvent) => void): void {
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
