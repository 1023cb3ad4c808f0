import { useContext, useEffect } from 'react';
import { getDefaultStore, useSetAtom } from 'jotai';
import { holdReadsUntil } from './held-reads.ts';
import { followMissingParts, missingParts } from './missing-part.ts';
import { pageShownAtom, partsShown, partsShownAtom } from './page-shown.ts';
import { pause } from './pause.ts';
import { ServerRenderingContext } from './server-rendering.ts';

/** ms after which a page gets on although a part of it has not come: a slow device takes long, and a server may never answer. */
const LONGEST_HOLD_MS = 20_000;

/** Lists a part among those that the server rendered; in the browser the list is done with it as soon as it is hydrated. */
export function usePart(name: string): void {
  const { parts } = useContext(ServerRenderingContext);
  const setShown = useSetAtom(partsShownAtom);
  if (import.meta.env.SSR) parts.push(name);
  useEffect(() => {
    const at = parts.indexOf(name);
    if (at < 0) return;
    parts.splice(at, 1);
    if (parts.length === 0) setShown(true);
  }, [parts, name, setShown]);
}

/**
 * Keeps the data of a server-rendered page as it is until the page is hydrated, by holding all reads. React finds a part different when its data changed
 * between the server's rendering and its own: it drops the part's HTML, and what was entered there (docs/rules/pages.md#hydration).
 */
export function holdDataUntilHydrated(): void {
  const store = getDefaultStore();
  const goOn = (): void => store.set(partsShownAtom, true);
  holdReadsUntil(partsShown());
  // A part that did not load is rendered anew when it comes: nothing waits for it. Listeners are also told where nothing is missing: then the page goes first.
  followMissingParts(() => {
    if (missingParts.size > 0 || store.get(pageShownAtom)) goOn();
    else store.sub(pageShownAtom, goOn);
  });
  void pause(LONGEST_HOLD_MS).then(goOn);
}
