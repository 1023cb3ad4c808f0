import { atom } from 'jotai';

export type AuthTab = 'login' | 'register' | 'reset';

/** A social sign-in that waits for one more proof. */
export interface PendingLink {
  linkToken: string;
  wants: 'password' | 'code';
  /** Whose password is asked for; empty for a code. */
  account: string;
  message: string;
}

export interface AuthDialogState {
  open: boolean;
  tab: AuthTab;
  /** Continues what signing in interrupted (Generate, a gate) in place of going home. */
  resume: (() => void) | null;
  /** Token of a reset email whose link was followed. */
  resetToken: string | null;
  link: PendingLink | null;
}

const CLOSED: AuthDialogState = { open: false, tab: 'login', resume: null, resetToken: null, link: null };

/** Which sign-in dialog is open: the only piece of sign-in state that no server owns. */
export const authDialogAtom = atom<AuthDialogState>(CLOSED);

/** Opens the dialog on a tab. */
export const openAuthAtom = atom(null, (_get, set, request: Partial<Pick<AuthDialogState, 'tab' | 'resetToken' | 'link'>> & { resume?: () => void } = {}) =>
  set(authDialogAtom, { ...CLOSED, ...request, resume: request.resume ?? null, open: true }),
);

/** Set while something on the page must not be covered: then the dialog does not open by itself. */
export const quietAtom = atom(false);

/** Closes the sign-in dialog and forgets the action that it interrupted. Its tab stays the same while the dialog fades out. */
export const closeAuthAtom = atom(null, (get, set) => set(authDialogAtom, { ...CLOSED, tab: get(authDialogAtom).tab }));

/** The Forgot Password dialog. With a token, from an email's link that a signed-in person opened, it begins at its second step. */
export const forgotPasswordAtom = atom<{ open: boolean; token: string | null }>({ open: false, token: null });
