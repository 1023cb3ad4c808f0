import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/** New pages start at the top; going back restores the position, once the content is tall enough. */
export function useScrollRestoration(): void {
  const { key, pathname, state } = useLocation() as Location<{ stay?: boolean } | null>;
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const lastPath = useRef(pathname);
  const stays = state?.stay === true;
  // Saved before the browser lays out the next page: a shorter one would scroll up, and that position would be saved.
  useLayoutEffect(() => {
    const known = positions.current;
    const samePage = lastPath.current === pathname;
    lastPath.current = pathname;
    const target = type === 'POP' ? (known.get(key) ?? 0) : 0;
    // A change of filters and tabs in the URL must not scroll to the top. Neither must a page that changes its own address.
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
