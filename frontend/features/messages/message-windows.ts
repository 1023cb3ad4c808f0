import { atom } from 'jotai';

/** Whether the Notification Center is open. */
export const centerOpenAtom = atom(false);
/** Whether the dialog of the notification preferences is open, by itself or before the Notification Center. */
export const preferencesOpenAtom = atom(false);
/** The message that an address asked for, by its id: the Notification Center opens with it. */
export const linkedMessageAtom = atom<string | null>(null);
