import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { PinType } from '#contracts/pins.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { collectionsOfQuery } from '#shared/collections/collections.queries.ts';
import { packsQuery } from '#shared/packs/packs.queries.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';
import { creationsOfQuery } from '../profile.queries.ts';

/** A public work that its owner may pin to the profile. */
export interface OwnWork {
  itemType: PinType;
  itemId: string;
  title: string;
}

const promptsOfQuery = (username: string) =>
  infiniteQueryOptions({
    queryKey: [listPrompts.path, 'to pin', username] as const,
    ...timesOf(listPrompts),
    queryFn: ({ pageParam, signal }) => call(listPrompts, { query: { creator: username, sort: 'newest', cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Fetches the user's public works of one kind, such as prompts, page by page. The lists of the other kinds are not fetched. */
export function useOwnWorks(person: { id: string; username: string }, kind: PinType) {
  const prompts = useInfiniteQuery({ ...promptsOfQuery(person.username), enabled: kind === 'prompt' });
  const packs = useInfiniteQuery({ ...packsQuery({ creator: person.username, sort: 'newest' }), enabled: kind === 'prompt_pack' });
  const creations = useInfiniteQuery({ ...creationsOfQuery(person.id), enabled: kind === 'creation' });
  const collections = useInfiniteQuery({ ...collectionsOfQuery(person.id), enabled: kind === 'collection' });
  const list = { prompt: prompts, prompt_pack: packs, creation: creations, collection: collections }[kind];
  const named = (itemType: PinType) => ({ id, title }: { id: string; title: string }): OwnWork => ({ itemType, itemId: id, title });
  const works: Record<PinType, () => OwnWork[]> = {
    prompt: () => prompts.data?.pages.flatMap(({ items }) => items.map(named('prompt'))) ?? [],
    prompt_pack: () => packs.data?.pages.flatMap(({ items }) => items.map(named('prompt_pack'))) ?? [],
    creation: () => creations.data?.pages.flatMap(({ items }) => items.map(named('creation'))) ?? [],
    collection: () => collections.data?.pages.flatMap(({ items }) => items.map(({ id, name }) => named('collection')({ id, title: name }))) ?? [],
  };
  const { isPending, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  return { works: works[kind](), isPending, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, refetch: () => void list.refetch(), fetchNextPage: () => void list.fetchNextPage() };
}
