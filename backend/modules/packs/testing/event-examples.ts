import type { Knex } from 'knex';
import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { giftClaimedEvent, giftReturnedEvent, giftSent, packBought, packGrew, packPublished, packRefunded, packReviewed } from '../packs.events.ts';

/** Stores a pack that the user bought, and to which a prompt is added. */
const PACK_ID = '00000000-0000-7000-8000-00000000aaaa';

/** One example of each packs event that has a subscriber. */
export function eventExamples({ userId, promptId }: ExampleContext): EventExample[] {
  const about = { packId: PACK_ID, title: 'Foxes' };
  const sold = { ...about, ownerId: userId, purchaseId: newId(), payerId: userId };
  const given = { ...about, purchaseId: newId(), giverId: userId };
  return [
    example(packPublished, { ...about, slug: 'foxes', ownerId: userId, versionNo: 2, added: [promptId], after: null }),
    example(packGrew, { ...about, versionNo: 2, added: 1, holderIds: [userId] }),
    example(packBought, { ...sold, paid: 4, earned: 4, gift: false }),
    example(packRefunded, { ...sold, paid: 4, whole: true, returned: false, holderId: userId }),
    example(packReviewed, { ...about, ownerId: userId, versionId: newId(), outcome: 'approved', note: '' }),
    example(giftSent, { ...given, toId: userId, code: 'ABCDEFGH', from: 'Mira' }),
    example(giftClaimedEvent, { ...given, holderId: userId, by: 'Mira' }),
    example(giftReturnedEvent, { ...given, paid: 4 }),
  ];
}

export async function exampleRows({ userId, at }: ExampleContext, knex: Knex): Promise<void> {
  const now = new Date(at);
  await knex('prompt_packs').insert({ id: PACK_ID, owner_id: newId(), slug: 'foxes', title: 'Foxes', created_at: now, updated_at: now });
  await knex('pack_purchases').insert({ id: newId(), pack_id: PACK_ID, version_no: 1, title: 'Foxes', creator_id: newId(), payer_id: userId, holder_id: userId, price: 4, owned_off: 0, coupon_off: 0, paid: 4, subsidy: 0, status: 'active', purchased_at: now });
}
