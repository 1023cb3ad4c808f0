import { one } from '#contracts/must.ts';
import { creatorShare } from '#contracts/selling.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import { lineageShares } from '../domain/split-day.ts';
import type { LineageLevel } from '../domain/split-day.ts';
import type { SellingContext } from '../selling-context.ts';

type HoldContext = Pick<SellingContext, 'earnings'>;

/** A disputed token order of a person whose tokens paid creators. */
export interface PayerDispute {
  dispute_id: string;
  payer_id: string;
  /** How many tokens the disputed order bought. */
  tokens: number;
  paid_at: Date;
  /** The number of the dispute's latest event. Ledger keys contain it, so that a dispute that is opened again freezes earnings under new keys. */
  seq: number;
  status: 'open' | 'won' | 'lost';
}

interface PaidRow {
  id: string;
  gross: number;
  split: BucketSplit;
  lineage: LineageLevel[];
  status: 'pending' | 'released';
}

const HELD = `
  select ((select coalesce(sum(gross), 0) from earnings where dispute_id = :dispute and creator_id = :creatorId)
    + (select coalesce(sum(gross), 0) from frozen_shares where dispute_id = :dispute and creator_id = :creatorId and status <> 'returned'))::int as tokens`;

const PAID = `
  select id, gross, split, lineage, status from earnings e
  where creator_id = :creatorId and payer_id = :payer and earned_at >= :since and status in ('pending', 'released') and (split->>'purchased')::int > 0
    and not exists (select 1 from frozen_shares f where f.earning_id = e.id and f.status <> 'returned')
  order by earned_at desc, id desc for update`;

/**
 * Freezes what a creator earned from a payer whose order is disputed, newest first, up to the order's tokens and the purchased tokens in
 * these earnings. Pending earnings are not released; of released ones the creator's share becomes pending again, as far as the wallet has it.
 * A second call freezes earnings that arrived since. The caller holds the creator's earnings (`lockEarnings`).
 */
export async function holdBack(tx: Tx, { earnings }: HoldContext, creatorId: string, { dispute_id: dispute, payer_id: payer, tokens, paid_at: since, seq }: PayerDispute): Promise<void> {
  const held = one(await rows<{ tokens: number }>(tx, HELD, { dispute, creatorId }));
  let left = tokens - held.tokens;
  if (left <= 0) return;
  for (const row of await rows<PaidRow>(tx, PAID, { creatorId, payer, since })) {
    if (left === 0) return;
    const gross = Math.min(left, row.split.purchased);
    left -= gross;
    if (row.status === 'pending') await freezePending(tx, row, gross, dispute);
    else await freezeReleased(tx, earnings, { creatorId, row, gross, dispute, seq });
  }
}

// Inserts a copy of an earning for its frozen part, with another amount. Postgres copies the columns that both rows share.
const SLICE = `
  insert into earnings (id, creator_id, prompt_id, payer_id, source, source_id, slice, gross, split, lineage, day, earned_at, status, dispute_id)
  select :newId, creator_id, prompt_id, payer_id, source, source_id,
    (select max(slice) + 1 from earnings s where s.source = e.source and s.source_id = e.source_id), :gross, :split, lineage, day, earned_at, 'frozen', :dispute
  from earnings e where id = :id`;

async function freezePending(tx: Tx, { id, gross: whole, split }: PaidRow, gross: number, dispute: string): Promise<void> {
  if (gross === whole) {
    await rows(tx, `update earnings set status = 'frozen', dispute_id = ? where id = ?`, [dispute, id]);
    return;
  }
  const part: BucketSplit = { bonus: 0, subscription: 0, earned: 0, purchased: gross };
  await rows(tx, SLICE, { id, newId: newId(), gross, split: JSON.stringify(part), dispute });
  await rows(tx, 'update earnings set gross = gross - ?, split = ? where id = ?', [gross, JSON.stringify({ ...split, purchased: split.purchased - gross }), id]);
}

interface Freeze {
  creatorId: string;
  row: PaidRow;
  gross: number;
  dispute: string;
  seq: number;
}

// The frozen share of an earning has a row already if the dispute was won once and is opened again, so the statement updates that row.
const FREEZE = `
  insert into frozen_shares (dispute_id, earning_id, creator_id, gross, tokens, status) values (?, ?, ?, ?, ?, 'frozen')
  on conflict (dispute_id, earning_id) do update set gross = excluded.gross, tokens = excluded.tokens, status = excluded.status`;

async function freezeReleased(tx: Tx, earnings: HoldContext['earnings'], { creatorId, row, gross, dispute, seq }: Freeze): Promise<void> {
  const above = lineageShares(creatorId, { gross, lineage: row.lineage }).reduce((sum, each) => sum + each.tokens, 0);
  const share = creatorShare(gross - above);
  const tokens = share === 0 ? 0 : await earnings.freezeEarned(tx, { userId: creatorId, amount: share, key: `freeze:${dispute}:${seq}:${row.id}`, reason: 'Earnings held while a payment is disputed' });
  await rows(tx, FREEZE, [dispute, row.id, creatorId, gross, tokens]);
}

/** Ends the freeze after a won dispute: pending earnings may be released again, and frozen tokens of released ones return to the creator's wallet. */
export async function giveFree(tx: Tx, { earnings }: HoldContext, creatorId: string, { dispute_id: dispute, seq }: PayerDispute): Promise<void> {
  await rows(tx, `update earnings set status = 'pending', dispute_id = null where dispute_id = ? and creator_id = ? and status = 'frozen'`, [dispute, creatorId]);
  const tokens = await endShares(tx, creatorId, dispute, 'returned');
  if (tokens === 0) return;
  const shares = [{ userId: creatorId, amount: tokens, bucket: 'earned' as const }];
  await earnings.releaseEarnings(tx, { creatorId, split: purchased(tokens), shares, kind: 'chargeback', key: `thaw:${dispute}:${seq}:${creatorId}`, reason: 'Dispute won: earnings returned' });
}

/** Gives a creator's frozen earnings to the platform after a lost dispute, because the tokens of the order were never paid for. */
export async function takeLost(tx: Tx, { earnings }: HoldContext, creatorId: string, dispute: string): Promise<void> {
  const lost = await rows<{ id: string; gross: number }>(tx, `update earnings set status = 'reversed', lost = true where dispute_id = ? and creator_id = ? and status = 'frozen' returning id, gross`, [dispute, creatorId]);
  const tokens = lost.reduce((sum, { gross }) => sum + gross, await endShares(tx, creatorId, dispute, 'lost'));
  if (tokens === 0) return;
  const key = `lost:${dispute}:${creatorId}:${newId()}`;
  await earnings.releaseEarnings(tx, { creatorId, split: purchased(tokens), shares: [], kind: 'chargeback', key, reason: 'Dispute lost: earnings taken back' });
}

/** Freezes again what a lost dispute took from this creator, because the dispute goes on or was won after all. Without such a loss nothing changes. */
export async function undoLoss(tx: Tx, { earnings }: HoldContext, creatorId: string, { dispute_id: dispute, seq }: PayerDispute): Promise<void> {
  const frozen = await rows<{ gross: number }>(tx, `update earnings set status = 'frozen', lost = false where dispute_id = ? and creator_id = ? and lost returning gross`, [dispute, creatorId]);
  const shares = await rows<{ tokens: number }>(tx, `update frozen_shares set status = 'frozen' where dispute_id = ? and creator_id = ? and status = 'lost' returning tokens`, [dispute, creatorId]);
  const amount = [...frozen.map(({ gross }) => gross), ...shares.map(({ tokens }) => tokens)].reduce((sum, each) => sum + each, 0);
  if (amount > 0) await earnings.restoreEarnings(tx, { creatorId, amount, key: `unlost:${dispute}:${seq}:${creatorId}`, reason: 'A lost dispute was reopened: earnings held again' });
}

const END_FOR_REFUND = `
  with ended as materialized (select dispute_id, earning_id, tokens, status = 'lost' as lost from frozen_shares where earning_id = ? and status <> 'returned' for update)
  update frozen_shares f set status = 'returned' from ended e where f.dispute_id = e.dispute_id and f.earning_id = e.earning_id returning f.dispute_id, e.tokens, e.lost`;

/** Returns the frozen part of a released share to the creator's wallet when the sale is refunded, so that the refund can take it from there. */
export async function giveFreeForRefund(tx: Tx, { earnings }: HoldContext, creatorId: string, earningId: string): Promise<void> {
  const ended = await rows<{ dispute_id: string; tokens: number; lost: boolean }>(tx, END_FOR_REFUND, [earningId]);
  for (const { dispute_id: dispute, tokens, lost } of ended.filter((share) => share.tokens > 0)) {
    // A lost dispute already took these tokens from the creator. Without this ledger entry the refund would take them a second time, as debt.
    if (lost) await earnings.restoreEarnings(tx, { creatorId, amount: tokens, key: `unlost:${dispute}:refund:${earningId}`, reason: 'A disputed sale was refunded' });
    const shares = [{ userId: creatorId, amount: tokens, bucket: 'earned' as const }];
    await earnings.releaseEarnings(tx, { creatorId, split: purchased(tokens), shares, kind: 'chargeback', key: `thaw:${dispute}:refund:${earningId}`, reason: 'A disputed sale was refunded' });
  }
}

const purchased = (tokens: number): BucketSplit => ({ bonus: 0, subscription: 0, earned: 0, purchased: tokens });

const endShares = async (tx: Tx, creatorId: string, dispute: string, status: 'returned' | 'lost'): Promise<number> =>
  (await rows<{ tokens: number }>(tx, `update frozen_shares set status = ? where dispute_id = ? and creator_id = ? and status = 'frozen' returning tokens`, [status, dispute, creatorId]))
    .reduce((sum, { tokens }) => sum + tokens, 0);
