import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { promptPublished } from '#modules/prompts/prompts.events.ts';
import type { SocialContext } from '../social-context.ts';
import { followersTold, promptAnnounced } from '../social.events.ts';

export interface TellFollowersOptions {
  /** The most followers of a creator that one transaction handles. */
  batch: number;
}

// Notes that followers were told of a prompt, so that later versions are not announced again. An unlisted prompt is announced when it becomes public.
const FIRST_TIME = 'insert into announced_prompts (prompt_id, announced_at) values (:promptId, :now) on conflict do nothing returning prompt_id';

const NEXT = `
  select id, user_id as "userId" from social_marks
  where kind = 'follow' and subject_id = :ownerId and (cast(:after as uuid) is null or id > :after) order by id limit :batch`;

interface News {
  promptId: string;
  ownerId: string;
}

/**
 * Announces a new public prompt to its creator's followers in batches. Each transaction publishes the place from which the next continues. A
 * prompt that was deleted or hidden meanwhile is not announced further.
 */
export function tellFollowers({ clock, outbox, identity, prompts }: SocialContext, { batch }: TellFollowersOptions): Subscription[] {
  async function tell(tx: Tx, { promptId, ownerId }: News, after: string | null): Promise<void> {
    const found = await rows<{ id: string; userId: string }>(tx, NEXT, { ownerId, after, batch });
    const prompt = found.length === 0 ? null : await prompts.head(tx, promptId);
    if (!prompt?.listed) return;
    const { username, displayName } = must((await identity.creators(tx, [ownerId])).get(ownerId), 'the creator');
    await outbox.publish(tx, promptAnnounced, { promptId, title: prompt.title, creator: { id: ownerId, username, displayName }, userIds: found.map(({ userId }) => userId) });
    if (found.length === batch) await outbox.publish(tx, followersTold, { promptId, ownerId, after: must(found.at(-1), 'the last follower of a full batch').id });
  }
  return [
    subscribe(promptPublished, 'social.tell_followers', async (tx, { promptId, ownerId }) => {
      const first = await rows(tx, FIRST_TIME, { promptId, now: clock.now() });
      if (first.length > 0) await tell(tx, { promptId, ownerId }, null);
    }, { concerns: ({ visibility }) => visibility === 'public' }),
    subscribe(followersTold, 'social.tell_more_followers', (tx, { after, ...news }) => tell(tx, news, after)),
  ];
}
