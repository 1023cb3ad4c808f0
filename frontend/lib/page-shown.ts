import { atom } from 'jotai';

/** Whether the first page stands there: until then nothing is loaded that it does not need. */
export const pageShownAtom = atom(false);
