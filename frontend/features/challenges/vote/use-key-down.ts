import { useEffect, useRef } from 'react';

/** Hears every key of the page, wherever the focus is: it is lost when the button that had it leaves with its pair. */
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
