import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Brings the section of the address's `#anchor` into view and gives it the focus, for readers of the screen too. Going
 * back keeps to the place where the page was left.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const isFirstVisit = key === 'default';
    if (!hash || (type === 'POP' && !isFirstVisit)) return;
    // A frame later than the page's own scrolling to its top.
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
