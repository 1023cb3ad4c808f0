import { useEffect, useRef, useState } from 'react';

/** The value at most every `ms`, the first change at once: for what must answer a key press, and not every one of a fast hand. */
export function usePaced<T>(value: T, ms: number): T {
  const [paced, setPaced] = useState(value);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const timer = setTimeout(() => {
      last.current = performance.now();
      setPaced(value);
    }, Math.max(0, last.current + ms - performance.now()));
    return () => clearTimeout(timer);
  }, [value, ms]);
  return paced;
}
