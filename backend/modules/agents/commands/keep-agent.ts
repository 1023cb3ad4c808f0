import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AgentsContext } from '../agents-context.ts';
import { ownAgent } from '../agents.errors.ts';
import { openedAgent } from '../queries/find-agent.ts';

const LIKE = `
  with moved as (insert into agent_likes (agent_id, user_id, at) values (:agentId, :userId, :now) on conflict do nothing returning agent_id)
  update agents set likes = likes + 1 where id in (select agent_id from moved)`;
const UNLIKE = `
  with moved as (delete from agent_likes where agent_id = :agentId and user_id = :userId returning agent_id)
  update agents set likes = greatest(0, likes - 1) where id in (select agent_id from moved)`;

/** Likes an agent, or removes the like. The table's key counts each person once, however often they click. @throws AppError not_found, own_agent */
export async function likeAgent(tx: Tx, { clock }: AgentsContext, userId: string, agentId: string, liked: boolean): Promise<void> {
  if (!liked) return void (await rows(tx, UNLIKE, { agentId, userId }));
  const agent = await openedAgent(tx, agentId, userId);
  if (agent.ownerId === userId) throw ownAgent();
  await rows(tx, LIKE, { agentId: agent.id, userId, now: clock.now() });
}

const FAVOUR = 'insert into agent_favourites (user_id, agent_id, at) values (:userId, :agentId, :now) on conflict do nothing';

/** Adds an agent to a person's favourites, or removes it. @throws AppError not_found */
export async function favourAgent(tx: Tx, { clock }: AgentsContext, userId: string, agentId: string, favourite: boolean): Promise<void> {
  if (!favourite) return void (await tx('agent_favourites').where({ user_id: userId, agent_id: agentId }).delete());
  const agent = await openedAgent(tx, agentId, userId);
  await rows(tx, FAVOUR, { userId, agentId: agent.id, now: clock.now() });
}
