import { atom } from 'jotai';

/** Key of the form field that is open in the builder's list; null for none. Pressing the field's variable in the template opens it too. */
export const selectedFieldAtom = atom<string | null>(null);
