import { useContext, useEffect } from 'react';
import { getDefaultStore, useSetAtom } from 'jotai';
import { holdReadsUntil } from './held-reads.ts';
import { followMissingParts, missingParts } from './missing-part.ts';
import { pageShownAtom, partsShown, partsShownAtom } from './page-shown.ts';
import { pause } from './pause.ts';
import { PHONE, ServerRenderingContext } from './server-rendering.ts';

/** Longest time in ms for which GET requests wait for hydration, because the code of a part may come late or never. */
const LONGEST_HOLD_MS = 20_000;

/**
 * Registers a part of the page that the server rendered. In the browser the part leaves the list when it is hydrated, and after the last one
 * data may change.
 */
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
 * Holds all GET requests until a server-rendered page is hydrated, so that its data stays the same. When data changes before, React drops the
 * part's HTML with everything that the user entered there (docs/rules/pages.md#hydration). `phone` tells whether the server rendered the page for a
 * phone.
 */
export function holdDataUntilHydrated(phone: boolean): void {
  const store = getDefaultStore();
  const address = (): string => window.location.pathname + window.location.search;
  const begun = address();
  const goOn = (): void => store.set(partsShownAtom, true);
  holdReadsUntil(partsShown());
  // A part whose code did not load is rendered anew later, and one of a page or tab that the reader has left may never be hydrated, so requests stop waiting
  // for both. The notice of missing parts runs this callback when it mounts, too. That does not end the wait.
  followMissingParts(() => {
    const left = address() !== begun;
    if (missingParts.size > 0 || (left && store.get(pageShownAtom))) goOn();
    else if (left) store.sub(pageShownAtom, goOn);
  });
  // A narrow window of a desktop browser drops parts that the server rendered for a wide one, so they are never hydrated.
  if (window.matchMedia(PHONE).matches !== phone) store.sub(pageShownAtom, goOn);
  void pause(LONGEST_HOLD_MS).then(goOn);
}
