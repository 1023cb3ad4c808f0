import { atom } from 'jotai';

/** Whether the first page stands there: until then nothing is loaded that it does not need, and nothing changes what it shows. */
export const pageShownAtom = atom(false);
