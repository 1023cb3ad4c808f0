import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the section that the address's `#anchor` names, and focuses it for screen readers. After going back the browser restores the
 * scroll position instead.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const isFirstVisit = key === 'default';
    if (!hash || (type === 'POP' && !isFirstVisit)) return;
    // Waits two frames before it scrolls to the section, because the page first scrolls to its top.
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
