import { MEMORY_FACT_MAX, MEMORY_FACTS } from '#contracts/agents.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { factMissing } from './agents.errors.ts';

/** A fact that an agent remembers about a person. */
export interface Fact {
  id: string;
  text: string;
  createdAt: Date;
}

/** What agents remember about people (docs/rules/agents.md#memory). Only the person's own requests and chats may read it. */
export interface AgentMemory {
  /** Lists what an agent remembers about a person, oldest first. */
  of(connection: Connection, userId: string, agentId: string): Promise<Fact[]>;
  /** Adds a fact that an agent remembers about a person, cut to its limit. The oldest one makes room. A known fact is not added again. */
  add(tx: Tx, fact: { userId: string; agentId: string; text: string }): Promise<void>;
  /** @throws AppError not_found */
  change(tx: Tx, fact: { userId: string; agentId: string; factId: string; text: string }): Promise<void>;
  /** @throws AppError not_found */
  forget(tx: Tx, fact: { userId: string; agentId: string; factId: string }): Promise<void>;
  clear(tx: Tx, userId: string, agentId: string): Promise<void>;
}

const OF = 'select id, text, created_at as "createdAt" from agent_memories where user_id = :userId and agent_id = :agentId order by id';
const ADD = `
  insert into agent_memories (id, user_id, agent_id, text, created_at)
  select :id, :userId, a.id, :text, :now from agents a
  where a.id = :agentId and not exists (select from agent_memories m where m.user_id = :userId and m.agent_id = :agentId and lower(m.text) = lower(:text))`;
const MAKE_ROOM = `
  delete from agent_memories where id in (
    select id from agent_memories where user_id = :userId and agent_id = :agentId order by id desc offset ${MEMORY_FACTS})`;
const CHANGE = 'update agent_memories set text = :text where id = :factId and user_id = :userId and agent_id = :agentId returning id';
const FORGET = 'delete from agent_memories where id = :factId and user_id = :userId and agent_id = :agentId returning id';

export const createMemory = ({ clock }: { clock: Clock }): AgentMemory => ({
  of: (connection, userId, agentId) => rows<Fact>(connection, OF, { userId, agentId }),
  async add(tx, { userId, agentId, text }) {
    const fact = text.trim().slice(0, MEMORY_FACT_MAX).trim();
    if (fact === '') return;
    // Locks, so that two parallel facts about a person cannot both count one fact below the limit.
    await rows(tx, `select pg_advisory_xact_lock(hashtextextended('agent memory ' || ?, 0))`, [`${userId} ${agentId}`]);
    await rows(tx, ADD, { id: newId(), userId, agentId, text: fact, now: clock.now() });
    await rows(tx, MAKE_ROOM, { userId, agentId });
  },
  async change(tx, fact) {
    if ((await rows(tx, CHANGE, fact)).length === 0) throw factMissing();
  },
  async forget(tx, { userId, agentId, factId }) {
    if ((await rows(tx, FORGET, { userId, agentId, factId })).length === 0) throw factMissing();
  },
  clear: async (tx, userId, agentId) => void (await tx('agent_memories').where({ user_id: userId, agent_id: agentId }).delete()),
});
