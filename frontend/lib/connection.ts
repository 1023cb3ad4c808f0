import { atom } from 'jotai';

/** Whether the socket to the server is open. While it is closed, screens poll the API. */
export const connectedAtom = atom(false);

/** Whether a sign-out is in progress: the client sends no more requests for this session and receives no pushes. */
export const signingOutAtom = atom(false);

/** Time in ms between two polls while a run is in progress and no socket is open. */
export const BLIND_POLL_MS = 1_500;
/** Time in ms between two polls while the socket is open. They catch changes whose push was lost. */
export const NET_POLL_MS = 30_000;
