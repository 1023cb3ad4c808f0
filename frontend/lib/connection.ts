import { atom } from 'jotai';

/** Whether the live connection is open. While it is not, screens poll. */
export const connectedAtom = atom(false);

/** Whether a sign-out is in progress: the client sends no more requests for this session and receives no pushes. */
export const signingOutAtom = atom(false);

/** How often to poll in ms while a run is in progress and no live connection brings pushes. */
export const BLIND_POLL_MS = 1_500;
/** Time in ms between two polls that catch what a push may have missed. */
export const NET_POLL_MS = 30_000;
