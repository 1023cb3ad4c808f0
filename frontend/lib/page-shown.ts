import { atom } from 'jotai';

/** Whether the first page stands there: until then nothing is loaded that it does not need. */
export const pageShownAtom = atom(false);

/** Whether all parts of the first page stand there, also those with code of their own: until then no data changes. */
export const partsShownAtom = atom(false);
