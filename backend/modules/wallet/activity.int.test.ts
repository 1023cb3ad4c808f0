import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { WalletTransaction } from '#contracts/wallet.ts';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { spending } from './queries/spending.ts';
import type { ActivityFilter, HoldRequest, Position } from './wallet.ts';

describe('the activity that a wallet\'s owner sees', () => {
  let fixtures: LedgerFixtures;
  let now = new Date('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    fixtures = await openLedger({ clock: { now: () => now } });
  });
  afterAll(() => fixtures.close());
  beforeEach(() => {
    now = new Date('2026-11-21T10:00:00Z');
  });

  const later = (minutes = 1): void => {
    now = new Date(now.getTime() + minutes * MINUTE_MS);
  };
  const hold = async (userId: string, amount: number, over: Partial<HoldRequest> = {}): Promise<string> => {
    later();
    const generationId = newId();
    await fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount, generationId, ...over });
    return generationId;
  };
  const settle = (generationId: string, capture: number) => {
    later();
    return fixtures.wallet.settleHold(fixtures.db.knex, { generationId, capture });
  };
  const all = async (userId: string, filter: ActivityFilter = {}, limit = 100): Promise<WalletTransaction[]> => {
    const items: WalletTransaction[] = [];
    for (let after: Position | null = null; ; ) {
      const page = await fixtures.wallet.activity(fixtures.db.knex, userId, filter, after, limit);
      items.push(...page.items);
      if (page.next === null) return items;
      after = page.next;
    }
  };
  const short = ({ type, status, amount, balanceAfter, title }: WalletTransaction) => [type, status, amount, balanceAfter, title];

  /** Makes a wallet with a purchase, three runs (ended, failed, under way), a refund that left a debt, and a reward that paid it. */
  async function busyWallet() {
    const userId = await fixtures.openWallet(20);
    const done = await hold(userId, 8, { contentType: 'image', title: 'Misty mountains' });
    await settle(done, 6);
    await settle(await hold(userId, 3, { contentType: 'text' }), 0);
    const open = await hold(userId, 4, { contentType: 'video' });
    later();
    const order = newId();
    await fixtures.wallet.clawBack(fixtures.db.knex, { userId, amount: 15, kind: 'refund', key: newId(), reason: 'Refund of Mini Boost', refType: 'order', refId: order });
    later();
    await fixtures.wallet.grant(fixtures.db.knex, { userId, amount: 9, kind: 'reward', bucket: 'bonus', key: newId(), reason: '100 % luck' });
    return { userId, done, open, order };
  }

  it('shows one line of the activity per run, with the balance after it', async () => {
    const { userId } = await busyWallet();
    expect((await all(userId)).map(short)).toEqual([
      ['reward', 'done', 9, 8, '100 % luck'],
      ['refund', 'done', -15, -1, 'Refund of Mini Boost'],
      ['generation', 'pending', -4, null, 'Free-form video'],
      ['generation', 'done', 0, 14, 'Free-form text'],
      ['generation', 'done', -6, 14, 'Misty mountains'],
      ['purchase', 'done', 20, 20, 'test'],
    ]);
    expect(await fixtures.wallet.overview(fixtures.db.knex, userId)).toEqual({
      balance: 4, held: 4, debt: 0, pendingEarned: 0, buckets: { bonus: 4, subscription: 0, earned: 0, purchased: 0 }, spent: 6, received: 14,
    });
  });

  it('shows balances in the activity that add up line by line, also while runs overlap', async () => {
    const userId = await fixtures.openWallet(20);
    const first = await hold(userId, 5);
    const second = await hold(userId, 4);
    const third = await hold(userId, 3);
    await settle(first, 5);
    await settle(second, 1);
    later();
    await fixtures.wallet.grant(fixtures.db.knex, { userId, amount: 2, kind: 'reward', bucket: 'bonus', key: newId(), reason: 'a gift' });
    await addsUp(userId);
    await settle(third, 0);
    await addsUp(userId);
    expect((await all(userId)).map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([[0, 16], [2, 16], [-1, 14], [-5, 15], [20, 20]]);
  });

  /**
   * Checks that each finished line has the balance of the line below plus its own amount. The latest balance must equal spendable plus held
   * tokens, less the debt.
   */
  async function addsUp(userId: string): Promise<void> {
    const done = (await all(userId)).filter(({ status }) => status === 'done');
    done.forEach((line, at) => expect(line.balanceAfter).toBe((done[at + 1]?.balanceAfter ?? 0) + line.amount));
    const { balance, held, debt } = await fixtures.wallet.overview(fixtures.db.knex, userId);
    expect(done[0]!.balanceAfter).toBe(balance + held - debt);
  }

  it('counts the tokens of a disputed purchase as received only once after the dispute was won', async () => {
    const userId = await fixtures.openWallet(10);
    const dispute = { userId, amount: 10, reason: 'Mini Boost', refType: 'order', refId: newId() };
    await fixtures.wallet.clawBack(fixtures.db.knex, { ...dispute, kind: 'chargeback', key: newId() });
    expect(await fixtures.wallet.overview(fixtures.db.knex, userId)).toMatchObject({ balance: 0, spent: 0, received: 0 });
    await fixtures.db.transaction((tx) => fixtures.wallet.giveBack(tx, { ...dispute, key: newId() }));
    await fixtures.wallet.debit(fixtures.db.knex, { userId, amount: 3, key: newId(), reason: 'by hand' });
    expect(await fixtures.wallet.overview(fixtures.db.knex, userId)).toMatchObject({ balance: 7, spent: 3, received: 10 });
  });

  it('shows the receipt of a run, and the order that a line of the activity belongs to', async () => {
    const { userId, done, open, order } = await busyWallet();
    const lines = await all(userId);
    expect(lines[4]).toMatchObject({
      refType: 'generation', refId: done, createdAt: '2026-11-21T10:02:00.000Z',
      receipt: { held: 8, captured: 6, released: 2, status: 'settled', heldAt: '2026-11-21T10:01:00.000Z', settledAt: '2026-11-21T10:02:00.000Z' },
    });
    expect(lines[2]).toMatchObject({ refId: open, receipt: { held: 4, captured: 0, status: 'open', settledAt: null } });
    expect(lines[1]).toMatchObject({ refType: 'order', refId: order, receipt: null });
    await settle(open, 1);
    const [first] = await all(userId);
    expect(first).toMatchObject({ id: lines[2]!.id, status: 'done', amount: -1, balanceAfter: 7 });
    await addsUp(userId);
  });

  it.each([1, 2, 3, 5])('shows the same activity and balances in pages of %d lines', async (limit) => {
    const { userId } = await busyWallet();
    expect(await all(userId, {}, limit)).toEqual(await all(userId));
    // A cursor of the API names only the step and not the balance, so a page must also work with the step alone.
    const { next } = await fixtures.wallet.activity(fixtures.db.knex, userId, {}, null, limit);
    const { items } = await fixtures.wallet.activity(fixtures.db.knex, userId, {}, { step: next!.step }, limit);
    expect(items).toEqual((await all(userId)).slice(limit, 2 * limit));
  });

  it.each<[string, ActivityFilter, string[]]>([
    ['incoming tokens', { direction: 'in' }, ['100 % luck', 'test']],
    ['outgoing tokens', { direction: 'out' }, ['Refund of Mini Boost', 'Free-form video', 'Misty mountains']],
    ['two types', { types: ['purchase', 'refund'] }, ['Refund of Mini Boost', 'test']],
    ['runs', { types: ['generation'] }, ['Free-form video', 'Free-form text', 'Misty mountains']],
    ['a period', { from: '2026-11-21T10:02:00.000Z', to: '2026-11-21T10:05:00.000Z' }, ['Free-form text', 'Misty mountains']],
    ['a word in other case', { q: 'MIST' }, ['Misty mountains']],
    ['signs that are wildcards of SQL', { q: '0 %' }, ['100 % luck']],
    ['a single wildcard of SQL', { q: '_' }, []],
    ['direction, type and word together', { direction: 'out', types: ['generation'], q: 'o' }, ['Free-form video', 'Misty mountains']],
  ])('filters the activity by %s, and each line keeps its balance', async (_what, filter, titles) => {
    const { userId } = await busyWallet();
    const lines = await all(userId);
    for (const limit of [1, 100]) {
      const found = await all(userId, filter, limit);
      expect(found.map(({ title }) => title)).toEqual(titles);
      expect(found).toEqual(lines.filter(({ id }) => found.some((line) => line.id === id)));
    }
  });

  it('counts the tokens in all wallets, held ones included', async () => {
    const before = await fixtures.ledger.outstanding(fixtures.db.knex);
    await busyWallet();
    expect(await fixtures.ledger.outstanding(fixtures.db.knex)).toBe(before + 8);
  });

  it('shows a person no line of another wallet, and none without a wallet', async () => {
    await busyWallet();
    const userId = await fixtures.openWallet(0);
    expect(await all(userId)).toEqual([]);
    expect(await all(newId())).toEqual([]);
    expect(await fixtures.wallet.overview(fixtures.db.knex, newId())).toMatchObject({ balance: 0, spent: 0, received: 0 });
  });

  it('lets only the title of an ended hold be deleted, and then shows the run by its content type', async () => {
    const { userId, done } = await busyWallet();
    await expect(fixtures.db.knex('holds').where({ generation_id: done }).update({ title: 'Other' })).rejects.toThrow(/exactly once/);
    await expect(fixtures.db.knex('holds').where({ generation_id: done }).update({ title: null, captured: 5, released: 3 })).rejects.toThrow(/exactly once/);
    await fixtures.db.knex('holds').where({ generation_id: done }).update({ title: null });
    expect((await all(userId)).map(({ title }) => title)).toContain('Free-form image');
    expect(await fixtures.violations()).toEqual([]);
  });

  it('sums the cost of runs by UTC day and content type', async () => {
    const userId = await fixtures.openWallet(100);
    now = new Date('2026-11-19T23:58:00Z');
    await settle(await hold(userId, 5, { contentType: 'image' }), 4);
    now = new Date('2026-11-20T00:00:00Z');
    await settle(await hold(userId, 2, { contentType: 'text' }), 2);
    await settle(await hold(userId, 9), 3);
    await settle(await hold(userId, 7, { contentType: 'video' }), 0);
    await hold(userId, 1, { contentType: 'video' });
    expect(await spending(fixtures.db.knex, userId, new Date('2026-11-21T12:00:00Z'), 2)).toEqual({
      days: [{ day: '2026-11-20', text: 2, image: 4, video: 0, other: 3 }, { day: '2026-11-21', text: 0, image: 0, video: 0, other: 0 }],
      spent: 9, runs: 3, average: 3, released: 14,
    });
    const none = await spending(fixtures.db.knex, await fixtures.openWallet(0), now, 30);
    expect(none).toMatchObject({ spent: 0, runs: 0, average: null, released: 0 });
    expect(none.days).toHaveLength(30);
  });
});
