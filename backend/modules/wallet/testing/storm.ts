import { expect } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { rows } from '#kernel/db/raw.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { pendingBySource } from '../queries/pending-earned.ts';
import type { BucketSplit } from '../wallet.ts';
import type { Command } from './ledger-model.ts';

interface Purchase {
  id: string;
  userId: string;
  /** The claw-backs of the purchase so far. Together they never take more than its tokens. */
  parts: { key: string; kind: 'refund' | 'chargeback'; amount: number; taken?: true }[];
}

const SIZE = 12;
const at = <T>(list: readonly T[], index: number): T | undefined => (list.length ? list[index % list.length] : undefined);

/**
 * Runs random commands in parallel on few wallets. Each key must count once. In the end each balance must follow from the answers: given,
 * less captured, debited and clawed back.
 */
export async function storm(fixtures: LedgerFixtures, commands: readonly Command[], connections: number): Promise<void> {
  const { wallet, earnings, db } = fixtures;
  const users = await Promise.all([1, 2, 3].map(() => fixtures.openWallet(50)));
  const worth = new Map(users.map((userId) => [userId, 50]));
  const done = new Map<string, number>();
  const grants: { key: string; userId: string }[] = [];
  const purchases: Purchase[] = [];
  const runs: { id: string; userId: string }[] = [];
  const sales: { key: string; userId: string; creatorId: string; split: BucketSplit }[] = [];
  /** Each user's pending earnings, computed from the answers of the commands. */
  const pending = new Map(users.map((userId) => [userId, 0]));
  const nextOf = (userId: string): string => users[(users.indexOf(userId) + 1) % users.length]!;
  const earn = (userId: string, change: number): void => void pending.set(userId, pending.get(userId)! + change);
  const queue = [...commands];

  const count = (key: string, userId: string, change: number): void => {
    done.set(key, (done.get(key) ?? 0) + 1);
    worth.set(userId, worth.get(userId)! + change);
  };
  const give = async (userId: string, key: string, kind: 'reward' | 'purchase', amount: number): Promise<void> => {
    const bucket = kind === 'reward' ? 'bonus' : 'purchased';
    if (await wallet.grant(db.knex, { userId, amount, kind, bucket, key, reason: 'storm' })) count(key, userId, amount);
  };
  const hold = async (run: { id: string; userId: string }): Promise<void> => {
    await wallet.placeHold(db.knex, { userId: run.userId, amount: 3, generationId: run.id }).catch(refusal);
  };
  const end = async (index: number, capture: number, expired: boolean): Promise<void> => {
    const run = at(runs, index);
    if (!run) return;
    const settled = await wallet.settleHold(db.knex, { generationId: run.id, capture, expired });
    if (settled) count(`settle:${run.id}`, run.userId, -settled.captured);
  };
  const takeBack = async (purchase: Purchase, part: Purchase['parts'][number]): Promise<void> => {
    const { key, kind, amount } = part;
    const request = { userId: purchase.userId, amount, kind, key, reason: 'storm', refType: 'order', refId: purchase.id };
    for (const { created, taken, owed } of await Promise.all([wallet.clawBack(db.knex, request), wallet.clawBack(db.knex, request)])) {
      expect(taken + owed).toBe(amount);
      if (created) count(key, purchase.userId, -amount);
    }
    part.taken = true;
  };
  const restore = async ({ id, userId }: Purchase, { key: taken, amount }: Purchase['parts'][number]): Promise<void> => {
    const back = { userId, amount, key: `restore:${taken}`, reason: 'storm', refType: 'order', refId: id };
    if (await db.transaction((tx) => wallet.giveBack(tx, back))) count(back.key, userId, amount);
  };
  const ask = (purchase: Purchase | undefined, kind: 'refund' | 'chargeback', wanted: number): Promise<void> | undefined => {
    const left = SIZE - (purchase?.parts.reduce((sum, { amount }) => sum + amount, 0) ?? SIZE);
    if (!purchase || left === 0) return undefined;
    const part = { key: `${kind}:${purchase.id}:${purchase.parts.length}`, kind, amount: Math.min(wanted, left) };
    purchase.parts.push(part);
    return takeBack(purchase, part);
  };

  const sell = async (userId: string, amount: number): Promise<void> => {
    const [creatorId, key] = [nextOf(userId), newId()];
    const ask = () => db.transaction((tx) => earnings.payCreator(tx, { userId, creatorId, amount, kind: 'unlock', key, reason: 'storm' })).catch(refusal);
    for (const sale of await Promise.all([ask(), ask()])) {
      if (!sale?.created) continue;
      count(key, userId, -amount);
      earn(creatorId, amount);
      sales.push({ key, userId, creatorId, split: sale.split });
    }
  };
  const giveBack = async (sale: (typeof sales)[number] | undefined): Promise<void> => {
    if (!sale) return;
    const { userId, creatorId, split } = sale;
    const amount = split.bonus + split.subscription + split.earned + split.purchased;
    const key = `back:${sale.key}`;
    const ask = () => db.transaction((tx) => earnings.refundSale(tx, { userId, creatorId, split, fromPending: split, shares: [], key, reason: 'storm' })).catch(refusal);
    for (const created of await Promise.all([ask(), ask()])) {
      if (!created) continue;
      count(key, userId, amount);
      earn(creatorId, -amount);
    }
  };
  const release = async (creatorId: string): Promise<void> => {
    const gross = await earnings.pendingEarned(db.knex, creatorId);
    const [key, parent] = [newId(), nextOf(creatorId)];
    const split = await pendingBySource(db.knex, creatorId);
    if (gross === 0 || total(split) !== gross) return;
    const paid = gross - split.bonus;
    const shares = [
      { userId: creatorId, amount: Math.floor(paid * 0.7), bucket: 'earned' }, { userId: parent, amount: Math.floor(paid / 10), bucket: 'earned' },
      { userId: creatorId, amount: Math.floor(split.bonus / 2), bucket: 'bonus' },
    ] as const;
    const ask = () => db.transaction((tx) => earnings.releaseEarnings(tx, { creatorId, split, shares, kind: 'sale', key, reason: 'storm' })).catch(refusal);
    for (const created of await Promise.all([ask(), ask()])) {
      if (!created) continue;
      count(key, creatorId, shares[0].amount + shares[2].amount);
      worth.set(parent, worth.get(parent)! + shares[1].amount);
      earn(creatorId, -gross);
    }
  };

  const act: { [K in Command['do']]: (command: Extract<Command, { do: K }>) => Promise<void> | undefined } = {
    grant: ({ wallet: index }) => {
      const grant = { key: newId(), userId: at(users, index)! };
      grants.push(grant);
      return give(grant.userId, grant.key, 'reward', 3);
    },
    'grant again': ({ grant: index }) => {
      const grant = at(grants, index);
      return grant && give(grant.userId, grant.key, 'reward', 3);
    },
    purchase: ({ wallet: index }) => {
      const purchase: Purchase = { id: newId(), userId: at(users, index)!, parts: [] };
      purchases.push(purchase);
      return give(purchase.userId, `pi:${purchase.id}`, 'purchase', SIZE);
    },
    month: ({ wallet: index, period }) => give(at(users, index)!, `sub:${at(users, index)!}:${period}`, 'reward', 10),
    hold: ({ wallet: index }) => {
      const run = { id: newId(), userId: at(users, index)! };
      runs.push(run);
      return hold(run);
    },
    'hold again': ({ hold: index }) => {
      const run = at(runs, index);
      return run && hold(run);
    },
    settle: ({ hold: index, share }) => end(index, { none: 0, part: 1, all: 3 }[share], false),
    expire: ({ hold: index }) => end(index, 0, true),
    debit: async ({ wallet: index, amount }) => {
      const [userId, key] = [at(users, index)!, newId()];
      const take = () => wallet.debit(db.knex, { userId, amount, key, reason: 'storm' });
      const took = await Promise.all([take().catch(refusal), take().catch(refusal)]);
      for (const one of took) if (one) count(key, userId, -amount);
    },
    refund: ({ purchase: index, amount }) => ask(at(purchases, index), 'refund', 1 + (amount % SIZE)),
    dispute: ({ purchase: index }) => ask(at(purchases, index), 'chargeback', SIZE),
    restore: ({ purchase: index }) => {
      const purchase = at(purchases, index);
      const dispute = purchase?.parts.find(({ kind, taken }) => kind === 'chargeback' && taken);
      return dispute && restore(purchase!, dispute);
    },
    'claw back again': ({ clawBack: index }) => {
      const purchase = at(purchases, index);
      const part = purchase && at(purchase.parts, index);
      return part && takeBack(purchase, part);
    },
    earn: async ({ hold: index }) => {
      const run = at(runs, index);
      if (!run) return;
      const creatorId = nextOf(run.userId);
      const settled = await wallet.settleHold(db.knex, { generationId: run.id, capture: 3, royalty: { creatorId, amount: 2 } });
      if (!settled) return;
      count(`settle:${run.id}`, run.userId, -settled.captured);
      earn(creatorId, 2);
    },
    sell: ({ wallet: index, amount }) => sell(at(users, index)!, amount),
    'give back': ({ sale: index }) => giveBack(at(sales, index)),
    release: ({ wallet: index }) => release(at(users, index)!),
  };

  const ends = await Promise.allSettled(
    Array.from({ length: connections }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await (act[next.do] as (command: Command) => Promise<void> | undefined)(next);
    }).map((worker) => worker.catch((error: unknown) => {
      queue.length = 0;
      throw error;
    })),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  expect([...done].filter(([, times]) => times > 1)).toEqual([]);
  for (const [userId, expected] of worth) {
    const [sums] = await rows<{ worth: number }>(db.knex, 'select bonus + subscription + earned + purchased + held - debt as worth from wallets where user_id = ?', [userId]);
    expect(sums!.worth).toBe(expected);
    expect(await earnings.pendingEarned(db.knex, userId)).toBe(pending.get(userId));
  }
}

const total = ({ bonus, subscription, earned, purchased }: BucketSplit): number => bonus + subscription + earned + purchased;

const refusal = (error: { code?: string }): null => {
  if (!['insufficient_tokens', 'hold_exists', 'pending_short'].includes(error.code ?? '')) throw error;
  return null;
};
