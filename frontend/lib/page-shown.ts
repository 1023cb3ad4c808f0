import { atom, getDefaultStore } from 'jotai';

/** Whether the first page is shown. Until then nothing loads that it does not need. */
export const pageShownAtom = atom(false);

/** Whether all parts of the first page are shown, also those that load late. Until then no data changes. */
export const partsShownAtom = atom(false);

/** Resolves when all parts of the first page are shown. Changes of the user or their data wait for it (docs/rules/pages.md#hydration). */
export const partsShown = (): Promise<void> =>
  new Promise((resolve) => {
    const store = getDefaultStore();
    if (store.get(partsShownAtom)) resolve();
    else store.sub(partsShownAtom, resolve);
  });
