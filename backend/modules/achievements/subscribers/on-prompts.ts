import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { promptPublished } from '#modules/prompts/prompts.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { count } from '../commands/count.ts';

/** Counts an author's prompt once for ever, when it is first listed. Later versions do not count. */
export const onPrompts = (context: AchievementsContext): Subscription =>
  subscribe(promptPublished, 'achievements.count_published', async (tx, { ownerId, promptId, visibility }) => {
    if (visibility === 'public') await count(tx, context, ownerId, [{ counter: 'prompts.published', distinct: promptId }]);
  });
