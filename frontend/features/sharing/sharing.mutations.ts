import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { changeShareLink, createShareLink, getSharePage, visitShareLink } from '#contracts/sharing.ts';
import type { ShareLink } from '#contracts/sharing.ts';
import { call, newActionKey } from '#lib/call.ts';
import { useAuth } from '#lib/session.ts';
import { ownLinkQuery } from './sharing.queries.ts';

/** Creates the user's share link to a prompt or to a creation. The server returns the existing link if there is one for the same thing. */
export function useMakeLink(promptId: string, creation: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (showInputs: boolean): Promise<ShareLink> => {
      const body: BodyOf<typeof createShareLink> = { inputs: null, showInputs, allowRemix: showInputs, ...(creation && { creationId: creation }) };
      return (await call(createShareLink, { params: { id: promptId }, body, idempotencyKey: newActionKey() })).link;
    },
    onSuccess: (link) => {
      client.setQueryData(ownLinkQuery(promptId, creation).queryKey, link);
      return client.invalidateQueries({ queryKey: [getSharePage.path, promptId] });
    },
  });
}

/** Changes what a share link shows, or withdraws the link for good. */
export function useChangeLink(promptId: string, creation: string | null) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `share link ${promptId} ${creation ?? ''}` },
    mutationFn: async ({ id, change }: { id: string; change: BodyOf<typeof changeShareLink> }): Promise<ShareLink> =>
      (await call(changeShareLink, { params: { id }, body: change, idempotencyKey: newActionKey() })).link,
    onSuccess: (link) => {
      client.setQueryData(ownLinkQuery(promptId, creation).queryKey, link.revoked ? null : link);
      return client.invalidateQueries({ queryKey: [getSharePage.path, promptId] });
    },
  });
}

/** Counts a visit of a share link. It counts again when the visitor has signed in, so that their runs and a new account count for the link. */
export function useVisit(code: string | null): void {
  const { status, user } = useAuth();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (code === null || status === 'loading') return;
    // The page does not wait for the counted visit, and ignores an error, for example of a withdrawn link.
    call(visitShareLink, { params: { code }, idempotencyKey: newActionKey() }).catch(() => undefined);
  }, [code, status, userId]);
}
