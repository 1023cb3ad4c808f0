import { atom } from 'jotai';

export type AuthTab = 'login' | 'register' | 'reset';

/** A social sign-in that needs one more proof: the account's password or a code. */
export interface PendingLink {
  linkToken: string;
  wants: 'password' | 'code';
  /** Account whose password is asked for; empty when a code is asked for. */
  account: string;
  message: string;
}

export interface AuthDialogState {
  open: boolean;
  tab: AuthTab;
  /** Continues the action that signing in interrupted (Generate, a gate), in place of going home. */
  resume: (() => void) | null;
  /** Token from the link of a reset email. */
  resetToken: string | null;
  link: PendingLink | null;
}

const CLOSED: AuthDialogState = { open: false, tab: 'login', resume: null, resetToken: null, link: null };

/** The open sign-in dialog with its tab. This is the only state of signing in that the server does not have. */
export const authDialogAtom = atom<AuthDialogState>(CLOSED);

/** Opens the sign-in dialog on one of its tabs: sign in, register, or a new password. */
export const openAuthAtom = atom(null, (_get, set, request: Partial<Pick<AuthDialogState, 'tab' | 'resetToken' | 'link'>> & { resume?: () => void } = {}) =>
  set(authDialogAtom, { ...CLOSED, ...request, resume: request.resume ?? null, open: true }),
);

/** Whether the page shows something that must not be covered, so that the sign-in dialog does not open by itself. */
export const quietAtom = atom(false);

/** Closes the sign-in dialog and forgets the action that it interrupted. Its tab stays the same while the dialog fades out. */
export const closeAuthAtom = atom(null, (get, set) => set(authDialogAtom, { ...CLOSED, tab: get(authDialogAtom).tab }));

/** State of the dialog for a forgotten password. With a token, from the link of an email that a signed-in person opened, it begins at the second step. */
export const forgotPasswordAtom = atom<{ open: boolean; token: string | null }>({ open: false, token: null });
