import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listLibrary } from '#contracts/library.ts';
import { listDrafts } from '#contracts/prompt-drafts.ts';
import { listVersions } from '#contracts/prompt-versions.ts';
import { listPrompts } from '#contracts/prompts.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Sources of prompts that an author can attach to an agent. */
export type PromptSource = 'own' | 'unlocked' | 'market';

/** A prompt that an author can attach to an agent. */
export interface FoundPrompt {
  id: string;
  title: string;
  contentType: ContentType;
  /** Tokens of the prompt's cheapest run; null when the list of prompts does not state them. */
  price: number | null;
}

interface Found {
  items: FoundPrompt[];
  nextCursor: string | null;
}

const PAGE = 12;

async function find(source: PromptSource, q: string | undefined, cursor: string | undefined, signal: AbortSignal): Promise<Found> {
  if (source === 'market') {
    const { items, nextCursor } = await call(listPrompts, { query: { q, cursor, limit: PAGE }, signal });
    return { nextCursor, items: items.map(({ id, title, contentType, fromTokens }) => ({ id, title, contentType, price: fromTokens })) };
  }
  if (source === 'own') {
    const { items, nextCursor } = await call(listDrafts, { query: { q, cursor, limit: PAGE, state: 'published' }, signal });
    return { nextCursor, items: items.map(({ promptId, title, contentType }) => ({ id: promptId, title, contentType, price: null })) };
  }
  const { items, nextCursor } = await call(listLibrary, { query: { q, cursor, limit: PAGE, view: 'unlocked' }, signal });
  return { nextCursor, items: items.map(({ id, title, contentType }) => ({ id, title, contentType, price: null })) };
}

/** Query for published prompts that an agent could call: the author's own, unlocked ones, or all of the marketplace. */
export const attachableQuery = (source: PromptSource, q: string) =>
  infiniteQueryOptions({
    queryKey: ['attachable', source, q] as const,
    ...timesOf(listPrompts),
    queryFn: ({ pageParam, signal }) => find(source, q === '' ? undefined : q, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Query for the versions of an attached prompt, latest first. The author may fix the agent to one of them. */
export const pinsQuery = (promptId: string) =>
  queryOptions({
    queryKey: [listVersions.path, promptId, 'pins'] as const,
    ...timesOf(listVersions),
    queryFn: async ({ signal }) => (await call(listVersions, { params: { id: promptId }, signal })).items.filter(({ state }) => state === 'published' || state === 'earlier'),
  });
