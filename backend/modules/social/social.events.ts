import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/*
 * A like or follow publishes an event only when it really changed. A counter that adds 1 for each like and subtracts 1 for each unlike is right once all
 * events have arrived, in any order.
 */
const mark = z.object({ promptId: id, userId: id });

export const promptLiked = defineEvent('prompt_liked', 1, mark);
export const promptUnliked = defineEvent('prompt_unliked', 1, mark);

/** A prompt was published, and the creator's followers in `userIds` should get a message. Each event names one batch of followers. */
export const promptAnnounced = defineEvent(
  'prompt_announced',
  1,
  z.object({ promptId: id, title: z.string(), creator: z.object({ id, username: z.string(), displayName: z.string() }), userIds: z.array(id) }),
);
/** The followers up to the follow with the id `after` got their message about a new prompt, and the next batch follows. Only this module subscribes. */
export const followersTold = defineEvent('followers_told', 1, z.object({ promptId: id, ownerId: id, after: id }));

/** A person began to follow another one. The event has the follower's name for the message. */
export const personFollowed = defineEvent(
  'person_followed',
  1,
  z.object({ followeeId: id, followerId: id, follower: z.object({ username: z.string(), displayName: z.string() }) }),
);
/** A person stopped following another one, which sends no message. An erased account publishes this for people whom it followed, but not for its followers. */
export const personUnfollowed = defineEvent('person_unfollowed', 1, z.object({ followeeId: id, followerId: id }));
