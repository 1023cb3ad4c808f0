import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/** New pages start at the top; going back finds the page where it was left. Restored once the content is tall enough. */
export function useScrollRestoration(): void {
  const { key, pathname, state } = useLocation() as Location<{ stay?: boolean } | null>;
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const lastPath = useRef(pathname);
  const stays = state?.stay === true;
  // Before the browser lays the next page out: a shorter one pushes the scroll up, which must not be remembered as the reader's place.
  useLayoutEffect(() => {
    const known = positions.current;
    const samePage = lastPath.current === pathname;
    lastPath.current = pathname;
    const target = type === 'POP' ? (known.get(key) ?? 0) : 0;
    // Filters and tabs live in the URL: changing them on a page must not throw the reader to its top. Nor must an address
    // that a page gives itself.
    const stop = (samePage || stays) && type !== 'POP' ? undefined : scrollWhenTall(target);
    const remember = (): void => void known.set(key, window.scrollY);
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
