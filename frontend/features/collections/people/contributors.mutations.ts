import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { changeContributor, createInvite, listContributors, removeContributor, revokeInvite } from '#contracts/collections.ts';
import type { ContributorPermission } from '#contracts/collections.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { refreshCollections } from '#shared/collections/collections.queries.ts';
import { toast } from '#ui/toast.tsx';
import { CONTRIBUTORS, INVITE_LINKS } from '../collections.words.ts';

/** Query for contributors and invite links of a collection. */
export const contributorsQuery = (id: string) => queryOptions({ queryKey: [listContributors.path, id] as const, ...timesOf(listContributors), queryFn: ({ signal }) => call(listContributors, { params: { id }, signal }) });

const trouble = (title: string) => (error: unknown): void => void toast({ tone: 'destructive', title, description: messageOf(error, CONTRIBUTORS.failed) });

function useRefresh(id: string): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all([client.invalidateQueries({ queryKey: contributorsQuery(id).queryKey }), refreshCollections(client)]);
}

/** Changes a contributor's permission in a collection. */
export function useChangeContributor(id: string) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: ({ personId, permission }: { personId: string; permission: ContributorPermission }) => call(changeContributor, { params: { id, personId }, body: { permission }, idempotencyKey: newActionKey() }),
    onSettled: refresh,
    onError: trouble(CONTRIBUTORS.notChangedTitle),
  });
}

/** Removes a contributor from a collection. Viewers may remove themselves. */
export function useRemoveContributor(id: string) {
  const refresh = useRefresh(id);
  return useMutation({ mutationFn: (personId: string) => call(removeContributor, { params: { id, personId }, idempotencyKey: newActionKey() }), onSettled: refresh, onError: trouble(CONTRIBUTORS.notChangedTitle) });
}

/** Makes an invite link to a collection. The server sends the link's address only in this answer. */
export function useCreateInvite(id: string) {
  const refresh = useRefresh(id);
  return useMutation({ mutationFn: (permission: ContributorPermission) => call(createInvite, { params: { id }, body: { permission }, idempotencyKey: newActionKey() }), onSettled: refresh, onError: trouble(INVITE_LINKS.failedTitle) });
}

/** Invites a person to a collection by username. The person gets a message. */
export function useInvitePerson(id: string) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (body: { username: string; permission: ContributorPermission }) => call(createInvite, { params: { id }, body, idempotencyKey: newActionKey() }),
    onSuccess: ({ invite }) => toast({ tone: 'success', title: INVITE_LINKS.invitedToast(invite.to?.displayName ?? '') }),
    onSettled: refresh,
    onError: trouble(INVITE_LINKS.notInvitedTitle),
  });
}

/** Revokes an invite link to a collection. */
export function useRevokeInvite(id: string) {
  const refresh = useRefresh(id);
  return useMutation({ mutationFn: (inviteId: string) => call(revokeInvite, { params: { id, inviteId }, idempotencyKey: newActionKey() }), onSettled: refresh, onError: trouble(INVITE_LINKS.notRevokedTitle) });
}
