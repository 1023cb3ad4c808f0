import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { promptUnsaved } from '../collections.events.ts';

// Locks the counts of saves in the order of the prompts' ids, because two transactions with different orders could deadlock.
const SAVES = `
  with gone as (
    delete from collection_items where collection_id = :userId and item_type = 'prompt' returning item_id
  ), locked as (
    select s.prompt_id from prompt_saves s join gone on gone.item_id = s.prompt_id order by s.prompt_id for update of s
  ), counted as (
    update prompt_saves s set count = s.count - 1 from locked where s.prompt_id = locked.prompt_id
  )
  select item_id as "promptId" from gone`;

const FOLLOWS = `
  with gone as (
    delete from collection_followers where user_id = :userId returning collection_id
  ), locked as (
    select c.id from collections c join gone on gone.collection_id = c.id order by c.id for no key update of c
  )
  update collections c set follower_count = c.follower_count - 1 from locked where c.id = locked.id`;

const WAITING = `
  with gone as (
    delete from collection_items where added_by = :userId and status <> 'accepted' returning collection_id, status
  ), fewer as (
    select collection_id, count(*) filter (where status = 'review')::int as review from gone group by collection_id
  )
  update collections c set review_count = c.review_count - fewer.review from fewer where c.id = fewer.collection_id`;

/** Erases a person from this module: their collections and saves with the counts, and what they follow and contribute to. */
export async function forgetPerson(tx: Tx, { outbox }: Pick<CollectionsContext, 'outbox'>, userId: string): Promise<void> {
  for (const { promptId } of await rows<{ promptId: string }>(tx, SAVES, { userId })) await outbox.publish(tx, promptUnsaved, { promptId, userId });
  await tx('collections').where({ owner_id: userId }).delete();
  await rows(tx, FOLLOWS, { userId });
  await rows(tx, WAITING, { userId });
  // Items that the person added to other people's collections stay there, without the person's name and note.
  await tx('collection_items').where({ added_by: userId }).update({ added_by: null, note: '' });
  await tx('collection_contributors').where({ user_id: userId }).delete();
  await tx('collection_invites').where({ to_user_id: userId }).delete();
  await tx('collection_shut_out').where({ owner_id: userId }).orWhere({ user_id: userId }).delete();
}
