import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { orderTakingsMoved } from '../payments.events.ts';
import type { PaymentsContext } from '../payments-context.ts';
import type { OrderRow } from '../queries/order-rows.ts';

type Told = Pick<OrderRow, 'id' | 'user_id' | 'takings_cents' | 'told_cents'>;
type Deps = Pick<PaymentsContext, 'outbox'>;

const KEEP = 'update orders set told_cents = takings_cents where id = ?';

/** Publishes by how many cents an order's takings changed since its last such event (docs/rules/identity.md#paid). The caller has locked the order's row. */
export async function tellTakings(tx: Tx, { outbox }: Deps, { id: orderId, user_id: userId, takings_cents: takings, told_cents: told }: Told): Promise<void> {
  if (takings === told) return;
  await outbox.publish(tx, orderTakingsMoved, { orderId, userId, cents: takings - told });
  await rows(tx, KEEP, [orderId]);
}

const UNTOLD = `
  select id, user_id, takings_cents, told_cents from orders where told_cents <> takings_cents order by id limit :most for no key update skip locked`;
const BATCH = 500;

/** Maintenance: publishes changed takings of orders that `syncOrder` did not publish, such as those of orders from before this event existed. */
export async function tellLateTakings({ db, outbox }: Pick<PaymentsContext, 'db' | 'outbox'>): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    found = await db.transaction(async (tx) => {
      const untold = await rows<Told>(tx, UNTOLD, { most: BATCH });
      for (const order of untold) await tellTakings(tx, { outbox }, order);
      return untold.length;
    });
  }
}
