import { atom } from 'jotai';

/** Whether the Next Features dialog is open: the account menu opens it, and so may a message about a feature. */
export const nextFeaturesAtom = atom(false);
