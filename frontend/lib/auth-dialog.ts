import { atom } from 'jotai';

export type AuthTab = 'login' | 'register';

export interface AuthDialogState {
  open: boolean;
  tab: AuthTab;
  /** Continues what signing in interrupted (Generate, a gate) in place of going home. */
  resume: (() => void) | null;
}

/** Which sign-in dialog is open: the only piece of sign-in state that no server owns. */
export const authDialogAtom = atom<AuthDialogState>({ open: false, tab: 'login', resume: null });

/** Opens the dialog on a tab. */
export const openAuthAtom = atom(null, (_get, set, request: { tab?: AuthTab; resume?: () => void } = {}) =>
  set(authDialogAtom, { open: true, tab: request.tab ?? 'login', resume: request.resume ?? null }),
);

export const closeAuthAtom = atom(null, (get, set) =>
  set(authDialogAtom, { ...get(authDialogAtom), open: false, resume: null }),
);
