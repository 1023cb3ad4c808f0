import { atom, getDefaultStore } from 'jotai';

/** Whether the first page is on the screen. Until then the client loads nothing that this page does not need. */
export const pageShownAtom = atom(false);

/** Whether all parts of the first page are on the screen, also those that load late. Until then no data on it changes. */
export const partsShownAtom = atom(false);

/** Resolves when all parts of the first page are on the screen. Changes of the user or their data wait for it (docs/rules/pages.md#hydration). */
export const partsShown = (): Promise<void> =>
  new Promise((resolve) => {
    const store = getDefaultStore();
    if (store.get(partsShownAtom)) resolve();
    else store.sub(partsShownAtom, resolve);
  });
