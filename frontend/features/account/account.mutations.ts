import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeEmail, changePassword, deleteAccount, keepEmail, removeAvatar, revokeOtherSessions, revokeSession, updateProfile,
} from '#contracts/account.ts';
import type { ChangeEmailBody, ChangePasswordBody, DeleteAccountBody, ProfileBody, Session } from '#contracts/account.ts';
import { requestReset, resendConfirmation } from '#contracts/password-reset.ts';
import { getProfile } from '#contracts/profiles.ts';
import { call, newActionKey } from '#lib/call.ts';
import { meKey } from '#lib/session.ts';
import { accountKey, keepAccount, patchMe, sessionsKey, sessionsQuery } from './account.queries.ts';

interface Saved<Body> {
  body: Body;
  /** Idempotency key of the request: `newActionKey` makes one for each press of the save button. */
  actionKey: string;
}

/** Saves name, bio and links of the user's profile, and updates the cached user, so that header and profile page show them. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, actionKey }: Saved<ProfileBody>) => (await call(updateProfile, { body, idempotencyKey: actionKey })).account,
    onSuccess: (account) => {
      keepAccount(client, account);
      patchMe(client, { displayName: account.profile.displayName || null });
      void client.invalidateQueries({ queryKey: [getProfile.path] });
    },
  });
}

/** Removes the user's profile picture. Screens then show the first letter of the name in its place. */
export function useRemoveAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (actionKey: string) => (await call(removeAvatar, { idempotencyKey: actionKey })).user,
    onSuccess: ({ avatarUrl }) => {
      patchMe(client, { avatarUrl });
      void client.invalidateQueries({ queryKey: [getProfile.path] });
    },
  });
}

/** Requests a change of the account's email address. Never retried automatically, because each request counts as an attempt at the password. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ChangeEmailBody) => (await call(changeEmail, { body })).account,
    retry: false,
    onSuccess: (account) => keepAccount(client, account),
  });
}

/** Cancels a change of the account's email address that is not confirmed yet. */
export function useKeepEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(keepEmail, { idempotencyKey: newActionKey() })).account,
    retry: false,
    onSuccess: (account) => keepAccount(client, account),
  });
}

/** Sends the email that confirms the account's address again. */
export const useResendConfirmation = () => useMutation({ mutationFn: () => call(resendConfirmation, {}), retry: false });

/** Sends an email with a link, by which an account that has no password sets its first one. */
export const useRequestFirstPassword = () => useMutation({ mutationFn: (email: string) => call(requestReset, { body: { email } }), retry: false });

/** Changes the account's password. The server then signs out every other browser. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordBody) => call(changePassword, { body }),
    retry: false,
    // The server closes the old session's socket before the browser has the new cookie. A request in between may have found the user signed out, so user,
    // account and sessions are fetched again.
    onSuccess: () => Promise.all([meKey, accountKey, sessionsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Ends one session of the user, which signs out the browser of that session. */
export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, actionKey }: { id: string; actionKey: string }) => call(revokeSession, { params: { id }, idempotencyKey: actionKey }),
    onSuccess: (_answer, { id }) => {
      client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter((session: Session) => session.id !== id));
    },
  });
}

/** Ends all sessions of the user except the one of this browser. */
export function useRevokeOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (actionKey: string) => call(revokeOtherSessions, { idempotencyKey: actionKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Requests the deletion of the user's account. Resolves to the ISO time of the deletion; signing in before then cancels it. */
export const useDeleteAccount = () =>
  useMutation({ mutationFn: async (body: DeleteAccountBody) => (await call(deleteAccount, { body })).deletesAt, retry: false });
