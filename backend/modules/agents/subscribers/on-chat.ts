import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { chatBegun, chatMessageAnswered, chatMessageRated } from '#modules/chat/chat.events.ts';
import type { AgentsContext } from '../agents-context.ts';

// An agent counts a person once on each UTC day. An answer whose event arrives after one of a later day counts no person, because the table keeps only each
// person's last day.
const ANSWERED = `
  with known as (select last_day from agent_people where agent_id = :agentId and user_id = cast(:personId as uuid)),
  talked as (
    insert into agent_people (agent_id, user_id, last_day) select a.id, cast(:personId as uuid), cast(:day as date) from agents a where a.id = :agentId and a.deleted_at is null and cast(:personId as uuid) is not null
    on conflict (agent_id, user_id) do update set last_day = greatest(agent_people.last_day, excluded.last_day)
    returning agent_id
  )
  insert into agent_days (agent_id, day, people, messages, gross)
  select a.id, cast(:day as date), (exists (select from talked) and not exists (select from known where last_day >= cast(:day as date)))::int, 1, :gross from agents a where a.id = :agentId
  on conflict (agent_id, day) do update set people = agent_days.people + excluded.people, messages = agent_days.messages + 1, gross = agent_days.gross + excluded.gross`;
const COUNT = `
  insert into agent_days (agent_id, day, chats, thumbs_up, thumbs_down)
  select a.id, cast(:day as date), :chats, greatest(0, :up), greatest(0, :down) from agents a where a.id = :agentId and a.owner_id <> :userId
  on conflict (agent_id, day) do update set chats = agent_days.chats + :chats, thumbs_up = greatest(0, agent_days.thumbs_up + :up), thumbs_down = greatest(0, agent_days.thumbs_down + :down)`;

/** Adds an event of chats to an agent's figures of a day: chats begun, and thumbs up or down. Answered messages have a statement of their own. */
interface Counted {
  agentId: string;
  userId: string;
  at: Date;
  chats?: number;
  up?: number;
  down?: number;
}

const count = async (tx: Tx, { agentId, userId, at, chats = 0, up = 0, down = 0 }: Counted): Promise<void> =>
  void (await rows(tx, COUNT, { agentId, userId, day: at.toISOString().slice(0, 10), chats, up, down }));

/** Counts figures of agents from events of chats. Test chats and the author's own chats are left out (docs/rules/agents.md#figures). */
export const onChat = ({ identity }: Pick<AgentsContext, 'identity'>): Subscription[] => [
  subscribe(chatMessageAnswered, 'agents.on_chat_message_answered', async (tx, { agentId, authorId, userId, draft, surcharge, day }) => {
    if (agentId === null || draft || authorId === userId) return;
    // An answer counts even if its reader's account is deleted, but the deleted account is not stored as a person of the agent.
    const personId = (await identity.gone(tx, userId)) ? null : userId;
    await rows(tx, ANSWERED, { agentId, personId, day, gross: surcharge });
  }),
  subscribe(chatBegun, 'agents.on_chat_begun', async (tx, { agentId, userId, draft }, { occurredAt }) => {
    if (agentId !== null && !draft) await count(tx, { agentId, userId, at: occurredAt, chats: 1 });
  }),
  subscribe(chatMessageRated, 'agents.on_chat_message_rated', async (tx, { agentId, userId, draft, before, after }, { occurredAt }) => {
    const moved = (thumb: 'up' | 'down'): number => Number(after === thumb) - Number(before === thumb);
    if (agentId !== null && !draft) await count(tx, { agentId, userId, at: occurredAt, up: moved('up'), down: moved('down') });
  }),
];
