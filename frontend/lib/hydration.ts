import { useContext, useEffect } from 'react';
import { getDefaultStore, useSetAtom } from 'jotai';
import { holdReadsUntil } from './held-reads.ts';
import { followMissingParts, missingParts } from './missing-part.ts';
import { pageShownAtom, partsShown, partsShownAtom } from './page-shown.ts';
import { pause } from './pause.ts';
import { ServerRenderingContext } from './server-rendering.ts';

/** How long in ms reads wait for a missing part: a slow device takes long, and a server may never answer. */
const LONGEST_HOLD_MS = 20_000;

/** Registers a part that the server rendered; the browser removes it from the list when it is hydrated. */
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
 * Holds all reads until a server-rendered page is hydrated, so that its data stays the same. When data changed before hydration, React would drop the
 * part's HTML with everything that the user entered there (docs/rules/pages.md#hydration).
 */
export function holdDataUntilHydrated(): void {
  const store = getDefaultStore();
  const goOn = (): void => store.set(partsShownAtom, true);
  holdReadsUntil(partsShown());
  // A part whose code did not load is rendered anew later, so reads stop waiting. The callback also runs when no part is missing; then waiting goes
  // on.
  followMissingParts(() => {
    if (missingParts.size > 0 || store.get(pageShownAtom)) goOn();
    else store.sub(pageShownAtom, goOn);
  });
  void pause(LONGEST_HOLD_MS).then(goOn);
}
