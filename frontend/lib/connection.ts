import { atom } from 'jotai';

/** Whether the live connection stands: while it does not, screens poll. */
export const connectedAtom = atom(false);

/** Whether the session is being ended: nothing is asked for in its name any more, and nothing is pushed. */
export const signingOutAtom = atom(false);

/** Poll while something is under way and nothing is pushed, in ms. */
export const BLIND_POLL_MS = 1_500;
/** Time in ms between two polls that catch what a push may have missed. */
export const NET_POLL_MS = 30_000;
