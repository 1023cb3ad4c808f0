import { utcDay } from '#contracts/utc-days.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { personFollowed } from '#modules/social/social.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { followedTexts } from '../social.catalogue.ts';

/** Writes messages about new followers, at most one a day per follower, however often they follow and unfollow. */
export const socialReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(personFollowed, 'messages.on_person_followed', (tx, { followeeId, followerId, follower }, { occurredAt }) =>
    writeMessage(tx, deps, {
      ...followedTexts(follower),
      userId: followeeId,
      from: followerId,
      dedupeKey: `followed:${followeeId}:${followerId}:${utcDay(occurredAt)}`,
      type: 'system_notification',
      category: 'social',
      priority: 'low',
      about: ['profile', follower.username],
    }),
  ),
];
