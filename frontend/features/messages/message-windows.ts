import { atom } from 'jotai';

/** Whether the Notification Center is open. */
export const centerOpenAtom = atom(false);
/** Whether the dialog of the notification preferences is open, by itself or before the Notification Center. */
export const preferencesOpenAtom = atom(false);
