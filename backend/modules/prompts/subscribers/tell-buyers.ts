import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { buyersTold, newVersionAnnounced, promptPublished } from '../prompts.events.ts';

export interface TellBuyersOptions {
  /** The most people that one transaction notifies of a new version. */
  batch: number;
}

const NEXT = `
  select distinct a.user_id as "userId" from prompt_access a join prompts p on p.id = a.prompt_id
  where a.prompt_id = :promptId and a.revoked_at is null and a.from_version_no < :version and a.user_id <> p.owner_id and p.status = 'published'
    and (cast(:after as uuid) is null or a.user_id > :after)
  order by 1 limit :batch`;

interface NewVersion {
  promptId: string;
  title: string;
  version: number;
}

/**
 * Announces a new version to the people with access to its prompt (docs/rules/selling.md#new-version-notice), in batches. Each transaction
 * stores how far it got in an event, so that another worker continues there after a crash.
 */
export function tellBuyers({ outbox }: { outbox: Outbox }, { batch }: TellBuyersOptions): Subscription[] {
  async function tell(tx: Tx, { promptId, title, version }: NewVersion, after: string | null): Promise<void> {
    const userIds = (await rows<{ userId: string }>(tx, NEXT, { promptId, version, after, batch })).map(({ userId }) => userId);
    if (userIds.length > 0) await outbox.publish(tx, newVersionAnnounced, { promptId, title, version, userIds });
    if (userIds.length === batch) await outbox.publish(tx, buyersTold, { promptId, title, version, after: must(userIds.at(-1), 'the last person of a full batch') });
  }
  return [
    subscribe(promptPublished, 'prompts.tell_buyers', (tx, out) => tell(tx, out, null), { concerns: ({ first }) => !first }),
    subscribe(buyersTold, 'prompts.tell_more_buyers', (tx, { after, ...out }) => tell(tx, out, after)),
  ];
}
