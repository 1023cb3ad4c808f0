import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { promptSaved, promptUnsaved } from '#modules/collections/collections.events.ts';
import { personFollowed, personUnfollowed, promptLiked, promptUnliked } from '#modules/social/social.events.ts';

const COUNT = {
  likes: 'update prompts set likes = likes + :by where id = :promptId',
  saves: 'update prompts set saves = saves + :by where id = :promptId',
} as const;

// An unlike may arrive before its like. The database then refuses a count below zero, and the event is handled again later.
const count = (counter: keyof typeof COUNT, by: 1 | -1) => async (tx: Tx, { promptId }: { promptId: string }): Promise<void> =>
  void (await rows(tx, COUNT[counter], { promptId, by }));

const FOLLOWS = `
  insert into prompt_followed_creators as f (user_id, owner_id, changed_at, following) values (:followerId, :followeeId, :at, :following)
  on conflict (user_id, owner_id) do update set changed_at = excluded.changed_at, following = excluded.following where f.changed_at < excluded.changed_at`;

/** Stores whether a person follows a creator. Of two events about the same pair the later one counts, whichever arrives first. */
const follow = (following: boolean) => async (tx: Tx, { followerId, followeeId }: { followerId: string; followeeId: string }, { occurredAt: at }: { occurredAt: Date }): Promise<void> =>
  void (await rows(tx, FOLLOWS, { followerId, followeeId, at, following }));

/** Counts likes and saves for lists, and stores who follows whom for the filter by followed creators. */
export const onMarks: Subscription[] = [
  subscribe(promptLiked, 'prompts.count_like', count('likes', 1)),
  subscribe(promptUnliked, 'prompts.count_unlike', count('likes', -1)),
  subscribe(promptSaved, 'prompts.count_save', count('saves', 1)),
  subscribe(promptUnsaved, 'prompts.count_unsave', count('saves', -1)),
  subscribe(personFollowed, 'prompts.note_follow', follow(true)),
  subscribe(personUnfollowed, 'prompts.note_unfollow', follow(false)),
];
