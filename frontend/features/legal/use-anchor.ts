import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the section of the address's `#anchor` and focuses it, for screen readers too. Going back restores the scroll position. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const isFirstVisit = key === 'default';
    if (!hash || (type === 'POP' && !isFirstVisit)) return;
    // One frame after the page has scrolled to its top.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const section = document.getElementById(decodeURIComponent(hash.slice(1)));
        section?.scrollIntoView({ block: 'start' });
        section?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, type]);
}
