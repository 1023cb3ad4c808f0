import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/*
 * Each says that something began or ended that was not so before: a counter that adds one for the first and takes one for
 * the second is right in whatever order they arrive, once all have.
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
/** The followers up to the mark `after` are looked after; the next ones are not yet. Of interest to this module alone. */
export const followersTold = defineEvent('followers_told', 1, z.object({ promptId: id, ownerId: id, after: id }));

/** A person follows another one, with the name for the message. */
export const personFollowed = defineEvent(
  'person_followed',
  1,
  z.object({ followeeId: id, followerId: id, follower: z.object({ username: z.string(), displayName: z.string() }) }),
);
/** A person stopped following another one; no message tells it. A deleted account stops following, and loses its followers without an event. */
export const personUnfollowed = defineEvent('person_unfollowed', 1, z.object({ followeeId: id, followerId: id }));
