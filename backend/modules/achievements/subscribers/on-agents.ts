import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { agentPublished } from '#modules/agents/agents.events.ts';
import { chatMessageAnswered } from '#modules/chat/chat.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { count } from '../commands/count.ts';

/** Counts an author's agent once for ever, when all people can find it, and each agent of another person that a member has talked to. */
export const onAgents = (context: AchievementsContext): Subscription[] => [
  subscribe(agentPublished, 'achievements.count_agent', async (tx, { ownerId, agentId, visibility }) => {
    if (visibility === 'public') await count(tx, context, ownerId, [{ counter: 'agents.published', distinct: agentId }]);
  }),
  subscribe(chatMessageAnswered, 'achievements.count_agent_talk', async (tx, { userId, agentId, authorId, draft }) => {
    if (agentId !== null && !draft && authorId !== userId) await count(tx, context, userId, [{ counter: 'agents.talked', distinct: agentId }]);
  }),
];
