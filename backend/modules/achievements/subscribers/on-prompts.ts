import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { promptPublished } from '#modules/prompts/prompts.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { count } from '../commands/count.ts';

/** A prompt of one's own counts once for ever, from the first time that everybody can find it; its later versions do not. */
export const onPrompts = (context: AchievementsContext): Subscription =>
  subscribe(promptPublished, 'achievements.count_published', async (tx, { ownerId, promptId, visibility }) => {
    if (visibility === 'public') await count(tx, context, ownerId, [{ counter: 'prompts.published', distinct: promptId }]);
  });
