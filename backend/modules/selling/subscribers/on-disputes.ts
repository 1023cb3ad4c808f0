import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { disputeMoved } from '#modules/payments/payments.events.ts';
import { giveFree, holdBack, takeLost, undoLoss } from '../commands/hold-back-disputed.ts';
import type { PayerDispute } from '../commands/hold-back-disputed.ts';
import type { SellingContext } from '../selling-context.ts';
import { lockEarnings } from '../queries/earnings-of-day.ts';

// Events of a dispute may arrive in any order, so an older one changes nothing. A later one may reopen a won dispute, since an inquiry can become a dispute.
const KEEP = `
  insert into payer_disputes (dispute_id, order_id, payer_id, tokens, paid_at, seq, status) values (:disputeId, :orderId, :userId, :tokens, :paidAt, :seq, :status)
  on conflict (dispute_id) do update set seq = greatest(payer_disputes.seq, excluded.seq),
    status = case when excluded.seq > payer_disputes.seq then excluded.status else payer_disputes.status end
  returning dispute_id, payer_id, tokens, paid_at, seq, status`;

const CREATORS = `
  select creator_id from earnings where payer_id = :payer and earned_at >= :since and (split->>'purchased')::int > 0
  group by creator_id order by creator_id`;

/** Freezes what creators earned from tokens whose payment is disputed, until the dispute ends. */
export const onDisputes = ({ earnings }: Pick<SellingContext, 'earnings'>): Subscription[] => [
  subscribe(disputeMoved, 'selling.hold_back', async (tx: Tx, moved) => {
    const dispute = one(await rows<PayerDispute>(tx, KEEP, { ...moved }));
    const { dispute_id: id, payer_id: payer, paid_at: since, status } = dispute;
    for (const { creator_id: creatorId } of await rows<{ creator_id: string }>(tx, CREATORS, { payer, since })) {
      await lockEarnings(tx, creatorId);
      if (status !== 'lost') await undoLoss(tx, { earnings }, creatorId, dispute);
      if (status === 'won') await giveFree(tx, { earnings }, creatorId, dispute);
      else await holdBack(tx, { earnings }, creatorId, dispute);
      if (status === 'lost') await takeLost(tx, { earnings }, creatorId, id);
    }
  }),
];
