import { useEffect, useRef, useState } from 'react';

/**
 * Holds a state that changes at most once every `ms`. The first change takes effect at once; further ones wait, so that fast typing does not
 * render at each letter.
 */
export function usePaced<T>(first: T, ms: number): [T, (next: T) => void] {
  const [paced, setPaced] = useState(first);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: T): void => {
    clearTimeout(timer.current);
    const now = performance.now();
    const wait = last.current + ms - now;
    if (wait <= 0) {
      last.current = now;
      return setPaced(next);
    }
    timer.current = setTimeout(() => {
      last.current = performance.now();
      setPaced(next);
    }, wait);
  };
  return [paced, change];
}
