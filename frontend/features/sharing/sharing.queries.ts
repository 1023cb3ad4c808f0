import { queryOptions } from '@tanstack/react-query';
import { getSharePage, listShareLinks } from '#contracts/sharing.ts';
import type { ShareLink } from '#contracts/sharing.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import type { Shared } from './share-address.ts';

const sharingKeys = { mine: [listShareLinks.path] as const };

/** Fetches what a share page shows: how many users made something with the prompt, the share link by which the visitor came, and the creation. */
export const sharePageQuery = (promptId: string, { via, creation }: Shared) =>
  queryOptions({
    queryKey: [getSharePage.path, promptId, via, creation] as const,
    ...timesOf(getSharePage),
    queryFn: ({ signal }) => call(getSharePage, { params: { id: promptId }, query: { via: via ?? undefined, creation: creation ?? undefined }, signal }),
  });

/** Fetches the user's own active share link to a prompt or to one creation; null for none. */
export const ownLinkQuery = (promptId: string, creation: string | null) =>
  queryOptions({
    queryKey: [...sharingKeys.mine, promptId, creation] as const,
    queryFn: async ({ signal }): Promise<ShareLink | null> => {
      const { items } = await call(listShareLinks, { query: { promptId, ...(creation && { creationId: creation }), limit: 60 }, signal });
      return items.find((link) => !link.revoked && link.creationId === creation && (creation !== null || link.inputs === null)) ?? null;
    },
    // The share link is fetched on each visit, because its number of visits changes meanwhile.
    staleTime: 0,
  });
