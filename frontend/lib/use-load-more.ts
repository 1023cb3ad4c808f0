import { useEffect, useRef } from 'react';

/**
 * Calls `load`, which fetches the next page of a list, when the returned element comes near the viewport, and again whenever `wanted` becomes
 * true. After a failure `wanted` must be false, or requests repeat in a loop.
 */
export function useLoadMore(wanted: boolean, load: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!wanted || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), { rootMargin: '600px' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wanted]);
  return element;
}
