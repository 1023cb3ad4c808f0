import { atom, getDefaultStore } from 'jotai';

/** Whether the first page stands there: until then nothing is loaded that it does not need. */
export const pageShownAtom = atom(false);

/** Whether all parts of the first page stand there, also those with code of their own: until then no data changes. */
export const partsShownAtom = atom(false);

/** Resolves once all parts of the first page stand there. What changes the reader or their data waits for it (docs/rules/pages.md#hydration). */
export const partsShown = (): Promise<void> =>
  new Promise((resolve) => {
    const store = getDefaultStore();
    if (store.get(partsShownAtom)) resolve();
    else store.sub(partsShownAtom, resolve);
  });
