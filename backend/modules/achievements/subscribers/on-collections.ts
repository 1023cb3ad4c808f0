import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { collectionFilled } from '#modules/collections/collections.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { count } from '../commands/count.ts';

/** Counts a collection for its owner once for ever, however often it is filled and emptied. */
export const onCollections = (context: AchievementsContext): Subscription =>
  subscribe(collectionFilled, 'achievements.count_filled', (tx, { ownerId, collectionId }) => count(tx, context, ownerId, [{ counter: 'collections.filled', distinct: collectionId }]));
