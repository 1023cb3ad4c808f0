import { atom } from 'jotai';

/** Whether the Notification Center is open. */
export const centerOpenAtom = atom(false);
/** Whether the dialog of the notification preferences is open, alone or in front of the Notification Center. */
export const preferencesOpenAtom = atom(false);
/** Id of the message that the page's address names, with which the Notification Center opens. */
export const linkedMessageAtom = atom<string | null>(null);
