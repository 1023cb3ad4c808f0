import { useEffect, useRef } from 'react';

/** Calls `load` when the returned element comes near the viewport, again whenever `wanted` turns true: after a failure it must not, or it asks in a loop. The button inside is the net. */
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
