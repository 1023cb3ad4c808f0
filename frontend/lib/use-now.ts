import { useCallback, useContext, useSyncExternalStore } from 'react';
import { SECOND_MS } from '#contracts/durations.ts';
import { ServerRenderingContext } from './server-rendering.ts';

let looked = 0;

/** Returns the time in ms since the epoch. All calls within one second get the same time, so that parts rendered together agree. */
function look(): number {
  const now = Date.now();
  if (Math.abs(now - looked) >= SECOND_MS) looked = now;
  return looked;
}

/**
 * Returns the current time in ms since the epoch, updated every `everyMs` ms and when the page is shown again. During hydration it is the
 * server's time of rendering, so that both give the same text (docs/rules/pages.md#hydration).
 */
export function useNow(everyMs: number): number {
  const { renderedAt } = useContext(ServerRenderingContext);
  const follow = useCallback((changed: () => void) => {
    const timer = setInterval(changed, everyMs);
    document.addEventListener('visibilitychange', changed);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', changed);
    };
  }, [everyMs]);
  return useSyncExternalStore(follow, look, () => renderedAt);
}
