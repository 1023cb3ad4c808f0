import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { eraseUser, exportUser } from '#contracts/admin-erasure.ts';
import { addUserNote, removeUserNote } from '#contracts/admin-notes.ts';
import { adjustTokens, banUser, endUserSessions, muteUser, sendUserReset, setRole, shortenFactorRecovery, unbanUser, unmuteUser, verifyUser } from '#contracts/admin-users.ts';
import type { AdminUser } from '#contracts/admin-users.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { personNotesQuery, personQuery } from './people.queries.ts';

/** Changes a person's account under one idempotency key, shows the account in the answer, and fetches every list of people again. */
function usePersonChange<B, A extends { user?: AdminUser | undefined }>(id: string, send: (body: B, idempotencyKey: string) => Promise<A>) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: B): Promise<A> => send(body, unanswered.keyFor(body)),
    onSuccess: ({ user }) => {
      unanswered.clear();
      if (user) client.setQueryData(personQuery(id).queryKey, user);
      void client.invalidateQueries({ predicate: ({ queryKey }) => typeof queryKey[0] === 'string' && queryKey[0].startsWith('/api/admin/') });
    },
    // After a refusal the next press is a new request, even with the same values. Without an answer the change may have been made, so the next press repeats
    // the request under the same key.
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}

const at = (id: string) => ({ params: { id } });

export const useSetRole = (id: string) => usePersonChange(id, (body: BodyOf<typeof setRole>, idempotencyKey) => call(setRole, { ...at(id), body, idempotencyKey }));
export const useBan = (id: string) => usePersonChange(id, (body: BodyOf<typeof banUser>, idempotencyKey) => call(banUser, { ...at(id), body, idempotencyKey }));
export const useUnban = (id: string) => usePersonChange(id, (body: BodyOf<typeof unbanUser>, idempotencyKey) => call(unbanUser, { ...at(id), body, idempotencyKey }));
export const useMute = (id: string) => usePersonChange(id, (body: BodyOf<typeof muteUser>, idempotencyKey) => call(muteUser, { ...at(id), body, idempotencyKey }));
export const useUnmute = (id: string) => usePersonChange(id, (body: BodyOf<typeof unmuteUser>, idempotencyKey) => call(unmuteUser, { ...at(id), body, idempotencyKey }));
export const useShortenRecovery = (id: string) => usePersonChange(id, (body: BodyOf<typeof shortenFactorRecovery>, idempotencyKey) => call(shortenFactorRecovery, { ...at(id), body, idempotencyKey }));
export const useAdjustTokens = (id: string) => usePersonChange(id, (body: BodyOf<typeof adjustTokens>, idempotencyKey) => call(adjustTokens, { ...at(id), body, idempotencyKey }));
export const useSendReset = (id: string) => usePersonChange(id, async (_body: null, idempotencyKey) => { await call(sendUserReset, { ...at(id), idempotencyKey }); return {}; });
export const useEndSessions = (id: string) => usePersonChange(id, async (_body: null, idempotencyKey) => { await call(endUserSessions, { ...at(id), idempotencyKey }); return {}; });
export const useVerify = (id: string) => usePersonChange(id, (body: BodyOf<typeof verifyUser>, idempotencyKey) => call(verifyUser, { ...at(id), body, idempotencyKey }));
export const useErase = (id: string) => usePersonChange(id, (body: BodyOf<typeof eraseUser>, idempotencyKey) => call(eraseUser, { ...at(id), body, idempotencyKey }));
/** Requests everything that the server stores about a person, and returns the address of the ZIP. */
export const useExport = (id: string) =>
  usePersonChange(id, async (body: BodyOf<typeof exportUser>, idempotencyKey) => ({ user: undefined, ...(await call(exportUser, { ...at(id), body, idempotencyKey })) }));

/** Writes a note of staff about a person. A press after a lost answer repeats the request, so the note is written once. */
export function useAddNote(id: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof addUserNote>) => call(addUserNote, { ...at(id), body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: () => {
      unanswered.clear();
      return client.invalidateQueries({ queryKey: personNotesQuery(id).queryKey });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}

export function useRemoveNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (noteId: string) => call(removeUserNote, { params: { id, noteId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: personNotesQuery(id).queryKey }),
  });
}
