import { atom } from 'jotai';

/** Key of the field that is open in the list; null for none. Pressing its variable in the template selects it too. */
export const selectedFieldAtom = atom<string | null>(null);
