import { infiniteQueryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { listComments } from '#contracts/reviews.ts';
import type { Comment } from '#contracts/reviews.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

type Page = ResponseOf<typeof listComments>;

/** The prompt or challenge that the comments are about. */
export interface Discussed {
  targetType: DiscussedType;
  targetId: string;
}

/** Fetches the comments on a prompt or challenge, or with `parent` the answers to one of them, page by page. */
export const commentsQuery = ({ targetType, targetId }: Discussed, parent: string | null) =>
  infiniteQueryOptions({
    queryKey: [listComments.path, targetType, targetId, parent],
    ...timesOf(listComments),
    queryFn: ({ pageParam, signal }): Promise<Page> => call(listComments, { query: { targetType, targetId, parent: parent ?? undefined, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Changes a loaded list of comments, or of the answers to one comment, in the query cache. */
export const changeComments = (client: QueryClient, discussed: Discussed, parent: string | null, change: (items: Comment[], page: number, pages: number) => Comment[]): void =>
  void client.setQueryData(commentsQuery(discussed, parent).queryKey, (known) =>
    known && { ...known, pages: known.pages.map((page, index) => ({ ...page, items: change(page.items, index, known.pages.length) })) },
  );
