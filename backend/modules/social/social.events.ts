import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/*
 * Each event says that a mark was set or removed that was not so before. A counter that adds 1 for the first and subtracts 1 for the second is right once all
 * events have arrived, in whatever order.
 */
const mark = z.object({ promptId: id, userId: id });

export const promptLiked = defineEvent('prompt_liked', 1, mark);
export const promptUnliked = defineEvent('prompt_unliked', 1, mark);

/** A prompt was published, and `userIds` should get a message: one batch of the creator's followers. */
export const promptAnnounced = defineEvent(
  'prompt_announced',
  1,
  z.object({ promptId: id, title: z.string(), creator: z.object({ id, username: z.string(), displayName: z.string() }), userIds: z.array(id) }),
);
/** Followers up to the mark `after` were announced, and the next batch follows. Only this module subscribes. */
export const followersTold = defineEvent('followers_told', 1, z.object({ promptId: id, ownerId: id, after: id }));

/** A person began to follow another one. The event has the follower's name for the message. */
export const personFollowed = defineEvent(
  'person_followed',
  1,
  z.object({ followeeId: id, followerId: id, follower: z.object({ username: z.string(), displayName: z.string() }) }),
);
/** A person stopped following another one; no message tells it. A deleted account stops following, and loses its followers without an event. */
export const personUnfollowed = defineEvent('person_unfollowed', 1, z.object({ followeeId: id, followerId: id }));
