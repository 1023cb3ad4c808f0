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
  /** Made once per press by `newActionKey`. */
  actionKey: string;
}

/** Saves the public part of a profile; the header and the public page follow. */
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

/** Removes the picture: the avatar shows the initial again. */
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

/** Asks for another address. Never repeated by itself: each try counts the password. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ChangeEmailBody) => (await call(changeEmail, { body })).account,
    retry: false,
    onSuccess: (account) => keepAccount(client, account),
  });
}

/** Gives up an address that waits for its confirmation. */
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

/** Emails a link by which an account without a password gets its first one. */
export const useRequestFirstPassword = () => useMutation({ mutationFn: (email: string) => call(requestReset, { body: { email } }), retry: false });

/** Changes the password; every other browser is signed out by it. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordBody) => call(changePassword, { body }),
    retry: false,
    // The server closes the old session's socket before the new cookie is here: a look in between finds the page signed out.
    onSuccess: () => Promise.all([meKey, accountKey, sessionsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Signs one browser out. */
export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, actionKey }: { id: string; actionKey: string }) => call(revokeSession, { params: { id }, idempotencyKey: actionKey }),
    onSuccess: (_answer, { id }) => {
      client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter((session: Session) => session.id !== id));
    },
  });
}

/** Signs every other browser out. */
export function useRevokeOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (actionKey: string) => call(revokeOtherSessions, { idempotencyKey: actionKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Asks for the account's deletion; resolves with the ISO time at which it happens. Signing in before then cancels it. */
export const useDeleteAccount = () =>
  useMutation({ mutationFn: async (body: DeleteAccountBody) => (await call(deleteAccount, { body })).deletesAt, retry: false });
