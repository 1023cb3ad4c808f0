import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { agentReviewed } from '#modules/agents/agents.events.ts';
import { agentReviewedTexts } from '../agents.catalogue.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';

const SYSTEM = { type: 'system_notification', category: 'system' } as const;

/** Writes messages to authors about the reviews of their agents. */
export const agentReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(agentReviewed, 'messages.on_agent_reviewed', (tx, review) => {
    const approved = review.outcome === 'approved';
    return writeMessage(tx, deps, {
      ...SYSTEM, ...agentReviewedTexts(review), priority: approved ? 'normal' : 'high', userId: review.ownerId, dedupeKey: `agent_reviewed:${review.versionId}`,
      about: [approved ? 'agent' : 'agent_draft', review.agentId],
    });
  }),
];
