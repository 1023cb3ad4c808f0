import { useEffect, useRef, useState } from 'react';

/**
 * State that changes at most every `ms`, and the first time at once, in the render of whatever calls for it: for what must answer a key
 * press, and not every one of a fast hand.
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
