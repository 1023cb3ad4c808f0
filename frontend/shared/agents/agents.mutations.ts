import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setAgentFavourite, setAgentLike } from '#contracts/agents.ts';
import type { AgentCard } from '#contracts/agents.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { refreshAgents } from './agents.queries.ts';
import { AGENT_MARKS } from './agents.words.ts';

type Marked = Pick<AgentCard, 'id' | 'viewer'>;

interface Mark {
  /** The favourite star's state that the viewer chose, shown until the lists of agents contain it. */
  on: boolean;
  toggle(): void;
}

function useMark(id: string, known: boolean, what: string, send: (on: boolean) => Promise<unknown>): Mark {
  const client = useQueryClient();
  const { isPending, variables, mutate } = useMutation({
    scope: { id: `${what} ${id}` },
    mutationFn: send,
    onError: (error) => toast({ tone: 'destructive', title: AGENT_MARKS.failedTitle, description: messageOf(error, AGENT_MARKS.failed) }),
    onSettled: () => refreshAgents(client),
  });
  const on = isPending ? variables : known;
  return { on, toggle: () => mutate(!on) };
}

/** Adds an agent to the viewer's favourites, or removes it. The star changes at once; the lists are fetched afterwards. */
export const useFavouriteAgent = ({ id, viewer }: Marked): Mark =>
  useMark(id, viewer.favourite, 'favourite', (favourite) => call(setAgentFavourite, { params: { id }, body: { favourite }, idempotencyKey: newActionKey() }));

/** Likes an agent, or removes the like. */
export const useLikeAgent = ({ id, viewer }: Marked): Mark =>
  useMark(id, viewer.liked, 'like', (liked) => call(setAgentLike, { params: { id }, body: { liked }, idempotencyKey: newActionKey() }));
