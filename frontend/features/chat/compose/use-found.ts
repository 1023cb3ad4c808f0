import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AgentCard } from '#contracts/agents.ts';
import type { Attachment } from '#contracts/chat.ts';
import { listLibrary } from '#contracts/library.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { agentsQuery } from '#shared/agents/agents.queries.ts';
import { creationsQuery } from '#shared/creations/creations.queries.ts';
import { COMPOSE_NOTES } from '../compose.words.ts';
import { namedFirst } from './named-first.ts';
import type { ListKind } from './sign.ts';

/** The most prompts, agents or creations that the message box suggests after a sign such as `@`. */
const SHOWN = 8;

export type Found =
  | { kind: 'prompt'; id: string; title: string; note: string; contentType: ContentType; slug: string }
  | { kind: 'agent'; id: string; title: string; note: string; contentType: ContentType; agent: AgentCard }
  | { kind: 'creation'; id: string; title: string; note: string; contentType: ContentType; attachment: Extract<Attachment, { kind: 'creation' }> };

/** Finds what the composer suggests for the typed words: prompts that the reader may use, agents, or the reader's creations. */
export function useFound(kind: ListKind, words: string, agentId: string | null): { found: Found[]; pending: boolean } {
  const q = words === '' ? undefined : words;
  const library = useQuery({ queryKey: [listLibrary.path, 'compose', q ?? ''], ...timesOf(listLibrary), enabled: kind === 'prompt', queryFn: async ({ signal }) => (await call(listLibrary, { query: { q, limit: SHOWN }, signal })).items });
  const prompts = useQuery({ queryKey: [listPrompts.path, 'compose', q ?? ''], ...timesOf(listPrompts), enabled: kind === 'prompt', queryFn: async ({ signal }) => (await call(listPrompts, { query: { q, limit: SHOWN }, signal })).items });
  const agents = useInfiniteQuery({ ...agentsQuery(q === undefined ? { scope: 'favourites' } : { q }), enabled: kind === 'agent' });
  const others = useInfiniteQuery({ ...agentsQuery({}), enabled: kind === 'agent' && q === undefined });
  const creations = useInfiniteQuery({ ...creationsQuery({ filter: q === undefined ? {} : { q }, sort: 'newest' }), enabled: kind === 'creation' });
  if (kind === 'prompt') {
    const own = (library.data ?? []).filter(({ version }) => version !== null).map(({ id, title, own: mine, contentType, slug, owner }): Found => ({ kind, id, title, contentType, slug, note: mine ? COMPOSE_NOTES.own : COMPOSE_NOTES.saved(owner?.displayName ?? null) }));
    const known = new Set(own.map(({ id }) => id));
    const rest = (prompts.data ?? []).filter(({ id }) => !known.has(id)).map(({ id, title, contentType, slug, fromTokens, creator }): Found => ({ kind, id, title, contentType, slug, note: COMPOSE_NOTES.from(fromTokens, creator.displayName) }));
    return { found: [...own, ...rest].slice(0, SHOWN), pending: library.isPending || prompts.isPending };
  }
  if (kind === 'agent') {
    const all = [...(agents.data?.pages ?? []), ...(q === undefined ? (others.data?.pages ?? []) : [])].flatMap(({ items }) => items);
    const unique = [...new Map(all.map((agent) => [agent.id, agent])).values()].filter(({ id }) => id !== agentId);
    return { found: namedFirst(unique, words).slice(0, SHOWN).map((agent) => ({ kind, id: agent.id, title: agent.name, note: COMPOSE_NOTES.agent(agent.description, agent.pricePerMessage), contentType: 'text', agent })), pending: agents.isPending };
  }
  const items = (creations.data?.pages ?? []).flatMap((page) => page.items).slice(0, SHOWN);
  return {
    found: items.map(({ id, title, contentType, outputs, prompt }) => {
      const [first] = outputs;
      // Attaches the whole creation with all its outputs. Messages name an output by its file, and this list knows only its index.
      return { kind, id, title, contentType, note: prompt?.title ?? COMPOSE_NOTES.free, attachment: { kind: 'creation', generationId: id, outputId: null, title, url: first ? (first.posterUrl ?? (first.kind === 'image' ? first.url : null)) : null } };
    }),
    pending: creations.isPending,
  };
}
