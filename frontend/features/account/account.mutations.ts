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
  /** The key of the request, made by `newActionKey` at each press. */
  actionKey: string;
}

/** Saves the public part of a profile. The header and the public page show it afterwards. */
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

/** Removes the picture; the avatar then shows the first letter of the name. */
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

/** Requests another email address. Never retried automatically, because each try counts as an attempt at the password. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ChangeEmailBody) => (await call(changeEmail, { body })).account,
    retry: false,
    onSuccess: (account) => keepAccount(client, account),
  });
}

/** Cancels a new email address that waits for its confirmation. */
export function useKeepEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(keepEmail, { idempotencyKey: newActionKey() })).account,
    retry: false,
    onSuccess: (account) => keepAccount(client, account),
  });
}

/** Emails the confirmation link again. */
export const useResendConfirmation = () => useMutation({ mutationFn: () => call(resendConfirmation, {}), retry: false });

/** Emails a link with which an account without a password sets its first one. */
export const useRequestFirstPassword = () => useMutation({ mutationFn: (email: string) => call(requestReset, { body: { email } }), retry: false });

/** Changes the password; every other browser is signed out by it. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordBody) => call(changePassword, { body }),
    retry: false,
    // The server closes the old session's socket before the browser has the new cookie, so a check in between may have found the user signed out.
    // These queries are fetched again.
    onSuccess: () => Promise.all([meKey, accountKey, sessionsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Signs out one browser. */
export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, actionKey }: { id: string; actionKey: string }) => call(revokeSession, { params: { id }, idempotencyKey: actionKey }),
    onSuccess: (_answer, { id }) => {
      client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter((session: Session) => session.id !== id));
    },
  });
}

/** Signs out every other browser. */
export function useRevokeOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (actionKey: string) => call(revokeOtherSessions, { idempotencyKey: actionKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Requests the account's deletion. Resolves to the ISO time at which it happens; signing in before then cancels it. */
export const useDeleteAccount = () =>
  useMutation({ mutationFn: async (body: DeleteAccountBody) => (await call(deleteAccount, { body })).deletesAt, retry: false });
