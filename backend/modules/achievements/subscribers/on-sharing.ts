import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { shareLinkMade, shareLinkVisited } from '#modules/sharing/sharing.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { count } from '../commands/count.ts';

/** Counts each creation once for ever, however often its link is revoked and made again. Each visit that a link reports counts. */
export const onSharing = (context: AchievementsContext): Subscription[] => [
  subscribe(shareLinkMade, 'achievements.count_shared', async (tx, { userId, creationId }) => {
    if (creationId !== null) await count(tx, context, userId, [{ counter: 'creations.shared', distinct: creationId }]);
  }, { concerns: ({ creationId }) => creationId !== null }),
  subscribe(shareLinkVisited, 'achievements.count_visit', (tx, { userId }) => count(tx, context, userId, [{ counter: 'links.visits' }])),
];
