import { atom } from 'jotai';

/** Whether the Next Features dialog is open. The account menu opens it, and so may a message about a feature. */
export const nextFeaturesAtom = atom(false);
