import { rows } from '#kernel/db/raw.ts';
import type { PacksContext } from '../packs-context.ts';
import { giftReturnedEvent } from '../packs.events.ts';
import { giveBack, lockPurchase } from './refund-purchase.ts';

const BATCH = 100;
const DUE = `
  select s.id, s.payer_id as "payerId" from pack_gifts g join pack_purchases s on s.id = g.purchase_id
  where g.status = 'open' and g.expires_at <= :now order by g.expires_at limit ${BATCH}`;

/** Maintenance: returns gifts that no person claimed within 30 days to their givers, each in a transaction of its own (docs/rules/packs.md#gifts). */
export async function returnGifts(context: PacksContext): Promise<void> {
  const { db, clock, log, outbox } = context;
  for (const { id, payerId } of await rows<{ id: string; payerId: string }>(db.knex, DUE, { now: clock.now() })) {
    try {
      await db.transaction(async (tx) => {
        const { row, items } = await lockPurchase(tx, context, payerId, id);
        if (row.giftStatus !== 'open' || row.status !== 'active') return;
        await giveBack(tx, context, { row, items: items.filter(({ refundedAt }) => refundedAt === null), reason: 'returned' });
        await outbox.publish(tx, giftReturnedEvent, { packId: row.packId, title: row.title, purchaseId: row.id, giverId: row.payerId, paid: row.paid });
      });
    } catch (error) {
      // A gift that cannot be returned is logged, and the other gifts are still returned.
      log.error({ err: error, purchaseId: id }, 'a gift could not be returned');
    }
  }
}
