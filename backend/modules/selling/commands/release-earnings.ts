import { DAY_MS } from '#contracts/durations.ts';
import { must, one } from '#contracts/must.ts';
import { RELEASE_DAYS } from '#contracts/selling.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { millis } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { sharesOf, splitDay } from '../domain/split-day.ts';
import type { LineageLevel } from '../domain/split-day.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import type { SellingContext } from '../selling-context.ts';
import { earningsReleased } from '../selling.events.ts';
import { dayOf, lockEarnings } from '../queries/earnings-of-day.ts';
import { holdBack, takeLost } from './hold-back-disputed.ts';
import type { PayerDispute } from './hold-back-disputed.ts';
import { withhold } from './withhold-bonus.ts';

const BATCH = 200;

type ReleaseContext = Pick<SellingContext, 'db' | 'clock' | 'log' | 'wallet' | 'earnings' | 'outbox' | 'identity'>;

interface DueDay {
  creator_id: string;
  /** The UTC day of the earnings, e.g. 2026-11-21. */
  day: string;
}

const DUE = `
  select distinct day::text, creator_id from earnings where status = 'pending' and day < :before
    and (day, creator_id) > (:afterDay, :afterCreator) order by day, creator_id limit ${BATCH}`;

/**
 * Releases creators' earnings seven days after the end of their UTC day, in one ledger transaction for each creator and day. A second call
 * releases only what is still pending. If a creator's day fails, the others are still released.
 */
export async function releaseEarnings(context: ReleaseContext): Promise<void> {
  const { db, clock, log } = context;
  const before = utcDay(millis(clock) - RELEASE_DAYS * DAY_MS);
  let after: DueDay = { day: '0001-01-01', creator_id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const due = await rows<DueDay>(db.knex, DUE, { before, afterDay: after.day, afterCreator: after.creator_id });
    for (const each of due) {
      try {
        await db.transaction((tx) => releaseDay(tx, context, each));
      } catch (error) {
        log.error({ err: error, creatorId: each.creator_id, day: each.day }, 'earnings could not be released');
      }
    }
    if (due.length < BATCH) break;
    after = must(due.at(-1), 'the last day of a full batch');
  }
  await tellCreators(context);
}

const LOCK = `
  select id, prompt_id, payer_id, gross, split, withheld, source, lineage, earned_at from earnings where creator_id = :creatorId and day = :day and status = 'pending'
  order by id for update`;

interface PendingRow {
  id: string;
  prompt_id: string;
  payer_id: string;
  gross: number;
  split: BucketSplit;
  withheld: number;
  earned_at: Date;
  source: 'royalty' | 'unlock' | 'pack' | 'tip' | 'agent';
  lineage: LineageLevel[];
}

const DISPUTED = `
  select dispute_id, payer_id, tokens, paid_at, seq, status from payer_disputes where status <> 'won' and payer_id in (
    select payer_id from earnings where creator_id = :creatorId and day = :day and status = 'pending') order by dispute_id`;

async function releaseDay(tx: Tx, context: ReleaseContext, { creator_id: creatorId, day }: DueDay): Promise<void> {
  await lockEarnings(tx, creatorId);
  // A royalty that was stored after the dispute of its payment began is not frozen yet. The release freezes it before it splits the day.
  for (const dispute of await rows<PayerDispute>(tx, DISPUTED, { creatorId, day })) {
    await holdBack(tx, context, creatorId, dispute);
    if (dispute.status === 'lost') await takeLost(tx, context, creatorId, dispute.dispute_id);
  }
  const pending = await rows<PendingRow>(tx, LOCK, { creatorId, day });
  if (pending.length === 0) return;
  await withhold(tx, context, creatorId, pending);
  // Tips are released apart from other earnings, so that the wallet's activity shows them as a line of their own.
  for (const part of [pending.filter(({ source }) => source !== 'tip'), pending.filter(({ source }) => source === 'tip')]) {
    if (part.length > 0) await releasePart(tx, context, { creator_id: creatorId, day }, part);
  }
}

async function releasePart(tx: Tx, { clock, wallet, earnings }: Pick<ReleaseContext, 'clock' | 'wallet' | 'earnings'>, { creator_id: creatorId, day }: DueDay, pending: readonly PendingRow[]): Promise<void> {
  const { prompts, bonus } = dayOf(pending);
  const split = splitDay(creatorId, prompts, bonus);
  const last = one(await rows<{ part: number }>(tx, 'select coalesce(max(part), 0) as part from earning_releases where creator_id = ? and day = ?', [creatorId, day]));
  const part = last.part + 1;
  const shares = sharesOf(creatorId, split);
  await earnings.releaseEarnings(tx, {
    creatorId, split: sumOf(pending.map((earning) => earning.split)), shares,
    kind: kindOf(pending),
    key: `release:${creatorId}:${day}:${part}`,
    reason: kindOf(pending) === 'tip' ? `Tips of ${day}` : `Earnings of ${day}`,
  });
  const at = clock.now();
  await rows(tx, `update earnings set status = 'released', part = ? where id = any(?::uuid[])`, [part, pending.map(({ id }) => id)]);
  await rows(
    tx,
    'insert into earning_releases (creator_id, day, part, gross, share, bonus, released_at) values (?, ?, ?, ?, ?, ?, ?)',
    [creatorId, day, part, pending.reduce((sum, { gross }) => sum + gross, 0), split.share, split.bonus, at],
  );
  for (const { promptId, userId, tokens } of split.lineage) {
    await rows(
      tx,
      'insert into lineage_shares (creator_id, day, part, prompt_id, user_id, tokens) values (?, ?, ?, ?, ?, ?)',
      [creatorId, day, part, promptId, userId, tokens],
    );
  }
  const states = await wallet.states(tx, shares.map(({ userId }) => userId));
  for (const { userId, amount } of shares.filter((share) => states.has(share.userId))) {
    await rows(
      tx,
      `insert into earning_notices (user_id, tokens) values (?, ?)
       on conflict (user_id) do update set tokens = earning_notices.tokens + excluded.tokens`,
      [userId, amount],
    );
  }
}

const kindOf = (part: readonly PendingRow[]): 'royalty' | 'sale' | 'tip' =>
  part.every(({ source }) => source === 'tip') ? 'tip' : part.every(({ source }) => source === 'royalty' || source === 'agent') ? 'royalty' : 'sale';

const sumOf = (splits: readonly BucketSplit[]): BucketSplit => splits.reduce((sum, { bonus, subscription, earned, purchased }) => ({
  bonus: sum.bonus + bonus, subscription: sum.subscription + subscription, earned: sum.earned + earned, purchased: sum.purchased + purchased,
}));

const TELL = `
  with due as materialized (
    select user_id, tokens from earning_notices where tokens > 0 and (told_on is null or told_on < :today) limit ${BATCH} for update skip locked
  )
  update earning_notices n set tokens = 0, told_on = :today from due d where n.user_id = d.user_id returning d.user_id, d.tokens`;

/** Publishes one message a day to each creator about all releases of earnings since the last message. */
async function tellCreators({ db, clock, outbox }: ReleaseContext): Promise<void> {
  const day = utcDay(clock.now());
  for (let told = BATCH; told === BATCH; ) {
    told = await db.transaction(async (tx) => {
      const due = await rows<{ user_id: string; tokens: number }>(tx, TELL, { today: day });
      for (const { user_id: userId, tokens: amount } of due) await outbox.publish(tx, earningsReleased, { userId, amount, day });
      return due.length;
    });
  }
}
