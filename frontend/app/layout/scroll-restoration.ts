import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/**
 * Scrolls a new page to its top. Going back restores the old scroll position once the content is tall enough. The page that a visit begins with is
 * left to the browser: it knows the address's fragment and the position before a reload, and the user may have scrolled before hydration.
 */
export function useScrollRestoration(): void {
  const { key, pathname, state } = useLocation() as Location<{ stay?: boolean } | null>;
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const lastPath = useRef<string | null>(null);
  const stays = state?.stay === true;
  // The scroll position is saved before the browser lays out the next page. A shorter page would scroll up, and that position would be saved.
  useLayoutEffect(() => {
    const known = positions.current;
    const [isFirst, samePage] = [lastPath.current === null, lastPath.current === pathname];
    lastPath.current = pathname;
    const target = type === 'POP' ? (known.get(key) ?? 0) : 0;
    // The page does not scroll to its top when only filters or the tab in its address change, or when it changes its own address.
    const stop = isFirst || ((samePage || stays) && type !== 'POP') ? undefined : scrollWhenTall(target);
    const remember = (): void => void known.set(key, window.scrollY);
    // The first page may have been scrolled before this code ran. A page whose address alone changed keeps its position, without a scroll event.
    if (isFirst || (samePage && type !== 'POP')) remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, type, stays]);
}

const PATIENCE_FRAMES = 60;

function scrollWhenTall(target: number): () => void {
  let frames = 0;
  let frame = requestAnimationFrame(function place() {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable >= target || frames > PATIENCE_FRAMES) return window.scrollTo(0, target);
    frames += 1;
    frame = requestAnimationFrame(place);
  });
  return () => cancelAnimationFrame(frame);
}
