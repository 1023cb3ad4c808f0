import { useCallback, useEffect, useRef } from 'react';

/** Time in ms that a message must be on the screen to count as read, if the user chose marking by sight (docs/rules/messages.md#marked-by-sight). */
const SEEN_AFTER_MS = 3_000;

/**
 * Calls back with the ids of messages that were on the screen long enough, several at once. Each row carries its id in `data-message` and
 * gets the returned function as `ref`. A hidden tab shows nothing.
 */
export function useSeen(active: boolean, onSeen: (ids: string[]) => void): (row: HTMLElement | null) => void {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  const rows = useRef(new Set<HTMLElement>());
  const observer = useRef<IntersectionObserver | null>(null);
  useEffect(() => {
    if (!active) return;
    const since = new Map<string, number>();
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const { message: id } = (target as HTMLElement).dataset;
        if (id === undefined) continue;
        if (!isIntersecting) since.delete(id);
        else if (!since.has(id)) since.set(id, Date.now());
      }
    }, { threshold: 0.6 });
    for (const row of rows.current) watch.observe(row);
    observer.current = watch;
    const look = setInterval(() => {
      if (document.visibilityState === 'hidden') {
        for (const id of since.keys()) since.set(id, Date.now());
        return;
      }
      const seen = [...since].filter(([, start]) => Date.now() - start >= SEEN_AFTER_MS).map(([id]) => id);
      for (const id of seen) since.set(id, Infinity);
      if (seen.length > 0) latest.current(seen);
    }, 500);
    return () => {
      clearInterval(look);
      watch.disconnect();
      observer.current = null;
    };
  }, [active]);
  return useCallback((row: HTMLElement | null) => {
    if (!row) return;
    rows.current.add(row);
    observer.current?.observe(row);
    return () => {
      rows.current.delete(row);
      observer.current?.unobserve(row);
    };
  }, []);
}
