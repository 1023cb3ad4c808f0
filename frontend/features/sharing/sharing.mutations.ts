import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { changeShareLink, createShareLink, getSharePage, visitShareLink } from '#contracts/sharing.ts';
import type { ShareLink } from '#contracts/sharing.ts';
import { call, newActionKey } from '#lib/call.ts';
import { useAuth } from '#lib/session.ts';
import { ownLinkQuery } from './sharing.queries.ts';

/** One's own link to a prompt, or to something that was made with it; the same one again while nothing differs. */
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

/** Changes what a link shows, or takes it back for good. */
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

/** Counts the visitor of a link, and once more when they have signed in: their runs and a new account count for it then. */
export function useVisit(code: string | null): void {
  const { status, user } = useAuth();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (code === null || status === 'loading') return;
    // The visitor does not wait for this count. A withdrawn link counts nothing.
    call(visitShareLink, { params: { code }, idempotencyKey: newActionKey() }).catch(() => undefined);
  }, [code, status, userId]);
}
