import { atom } from 'jotai';

/** Key of the field that is open in the fields pane: chips of the template and rows of the pane choose it alike; null for none. */
export const selectedFieldAtom = atom<string | null>(null);
