import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getPerformance, refundUnlock } from '#contracts/selling.ts';
import { newId } from '#kernel/ids.ts';
import { disputeMoved } from '#modules/payments/payments.events.ts';
import { sandboxVariables } from '#testing/payments-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { startSandbox } from '#payments-sandbox';
import type { Sandbox } from '#payments-sandbox';
import type { SellingContext } from './selling-context.ts';
import { latestSales } from './queries/latest-sales.ts';
import { openCashDesk } from './testing/cash-desk.ts';
import type { CashDesk } from './testing/cash-desk.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from './testing/selling-fixtures.ts';

let fixtures: SellingFixtures;
let sandbox: Sandbox;
let desk: CashDesk;
beforeAll(async () => {
  sandbox = await startSandbox({ deliver: 'hold' });
  fixtures = await openSellingFixtures({ env: { ...sandboxVariables(sandbox), RATE_LIMIT_PAYMENT: '1000000/60' } });
  desk = openCashDesk(fixtures, sandbox);
});
afterAll(async () => {
  await fixtures.close();
  await sandbox.stop();
});
afterEach(async () => {
  expect(await fixtures.disagreements()).toEqual([]);
  expect(await fixtures.violations()).toEqual([]);
});

const earned = async ({ id }: Person) => (await fixtures.query<{ earned: number }>('select earned from wallets where user_id = ?', [id]))[0]!.earned;
const pending = async (person: Person) => (await fixtures.pending(person)).ledger;
/** The net earnings of the last 30 days on the performance page. */
const net = async (person: Person): Promise<number> => (await call(person, getPerformance, { query: { days: '30' } })).body.performance.net.now;
const disputed = async (payment: string): Promise<string> => {
  const dispute = await desk.dispute(payment);
  await fixtures.deliver();
  return dispute;
};
const ended = async (dispute: string, won: boolean): Promise<void> => {
  await desk.close(dispute, won);
  await fixtures.deliver();
};
/** Publishes an event of a dispute. Its sequence number is `later` above that of the dispute's latest event. */
async function moves(payer: Person, dispute: string, status: 'open' | 'won' | 'lost', later: number): Promise<void> {
  const [row] = await fixtures.query<{ order_id: string; paid_at: Date; seq: number }>('select order_id, paid_at, seq from payer_disputes where dispute_id = ?', [dispute]);
  const { db, outbox } = fixtures.app.services;
  await db.transaction((tx) => outbox.publish(tx, disputeMoved, { disputeId: dispute, orderId: row!.order_id, userId: payer.id, seq: row!.seq + later, status, tokens: 100, paidAt: row!.paid_at.toISOString() }));
  await fixtures.deliver();
}
/** Moves the sales of this creator eight days into the past, so that they are released. */
const releaseAll = async ({ id }: Person): Promise<void> => {
  await fixtures.query(`update earnings set day = day - 8 where creator_id = ? and status = 'pending' and day > current_date - 8`, [id]);
  await fixtures.release();
};

describe('while a payment is disputed, a creator’s earnings from it', () => {
  it('earnings from a disputed order stay pending up to the tokens of the order, newest first, and are released once the dispute is won', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(50)];
    const payment = await desk.buy(bo);
    const [first, second] = [await fixtures.prompt({ owner: ada, price: 40 }), await fixtures.prompt({ owner: ada, price: 80 })];
    await fixtures.unlock(bo, first);
    await fixtures.unlock(bo, second);
    const dispute = await disputed(payment);
    // Freezing a part of an earning splits it into two rows. The new row must not count as a new sale.
    const { refs } = fixtures.app.modules.prompts.prompts;
    expect((await latestSales(fixtures.app.services.db.knex, { refs } as SellingContext['prompts'], ada.id)).map(({ gross }) => gross)).toEqual([80, 20, 20]);
    expect(await fixtures.query(`select prompt_id = ? as newest, status, gross from earnings where creator_id = ? order by gross desc, status`, [second, ada.id])).toEqual([
      { newest: true, status: 'frozen', gross: 80 }, { newest: false, status: 'frozen', gross: 20 }, { newest: false, status: 'pending', gross: 20 },
    ]);
    await releaseAll(ada);
    expect([await earned(ada), await pending(ada)]).toEqual([16, 100]);
    await ended(dispute, true);
    await releaseAll(ada);
    expect([await earned(ada), await pending(ada)]).toEqual([96, 0]);
  });

  it('earnings from a disputed order go to the platform when the dispute is lost, and older events about it change nothing', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person()];
    const payment = await desk.buy(bo);
    await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 70 }));
    const dispute = await disputed(payment);
    await ended(dispute, false);
    expect([await earned(ada), await pending(ada)]).toEqual([0, 0]);
    const [row] = await fixtures.query<{ order_id: string; paid_at: Date }>('select order_id, paid_at from payer_disputes where dispute_id = ?', [dispute]);
    await fixtures.app.services.db.transaction((tx) => fixtures.app.services.outbox.publish(tx, disputeMoved, { disputeId: dispute, orderId: row!.order_id, userId: bo.id, seq: 0, status: 'open', tokens: 100, paidAt: row!.paid_at.toISOString() }));
    await fixtures.deliver();
    await releaseAll(ada);
    expect(await fixtures.query('select status from payer_disputes where dispute_id = ?', [dispute])).toEqual([{ status: 'lost' }]);
    expect([await earned(ada), await pending(ada)]).toEqual([0, 0]);
  });

  it('released earnings from a disputed order become pending again as far as the creator still has them, and leave no debt', async () => {
    const [ada, cleo, bo] = [await fixtures.person(), await fixtures.person(), await fixtures.person()];
    const payment = await desk.buy(bo);
    await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 50 }));
    await fixtures.unlock(bo, await fixtures.prompt({ owner: cleo, price: 50 }));
    for (const creator of [ada, cleo]) await releaseAll(creator);
    const { wallet } = fixtures.app.modules.wallet;
    await wallet.debit(fixtures.app.services.db.knex, { userId: ada.id, amount: 25, key: `spend:${ada.id}`, reason: 'test' });
    const dispute = await disputed(payment);
    expect([await earned(ada), await pending(ada), await earned(cleo), await pending(cleo)]).toEqual([0, 15, 0, 40]);
    await releaseAll(ada);
    expect(await earned(ada)).toBe(0);
    await ended(dispute, true);
    expect([await earned(ada), await earned(cleo), await pending(ada), await pending(cleo)]).toEqual([15, 40, 0, 0]);
    expect(await wallet.overview(fixtures.app.services.db.knex, ada.id)).toMatchObject({ debt: 0, balance: 15 });
  });

  it('earnings are frozen again when a dispute that counted as won, like an inquiry, is opened under the same id', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person()];
    const payment = await desk.buy(bo);
    await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 50 }));
    await releaseAll(ada);
    await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 30 }));
    const dispute = await disputed(payment);
    await ended(dispute, true);
    expect([await earned(ada), await pending(ada)]).toEqual([40, 30]);
    await moves(bo, dispute, 'open', 1);
    expect([await earned(ada), await pending(ada)]).toEqual([0, 70]);
    await moves(bo, dispute, 'won', 1);
    expect([await earned(ada), await pending(ada)]).toEqual([40, 30]);
    await moves(bo, dispute, 'open', 1);
    await moves(bo, dispute, 'lost', 1);
    expect([await earned(ada), await pending(ada)]).toEqual([0, 0]);
  });

  it('earnings return to the creator exactly once when a lost dispute is won later', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person()];
    const payment = await desk.buy(bo);
    await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 50 }));
    await releaseAll(ada);
    await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 30 }));
    expect(await net(ada)).toBe(64);
    const dispute = await disputed(payment);
    expect(await net(ada)).toBe(0);
    await ended(dispute, false);
    expect([await earned(ada), await pending(ada), await net(ada)]).toEqual([0, 0, 0]);
    await moves(bo, dispute, 'won', 1);
    expect([await earned(ada), await pending(ada), await net(ada)]).toEqual([40, 30, 64]);
    // A repeated or older event of the won dispute returns no further tokens.
    await moves(bo, dispute, 'won', 1);
    await moves(bo, dispute, 'lost', 0);
    expect([await earned(ada), await pending(ada)]).toEqual([40, 30]);
    await releaseAll(ada);
    expect([await earned(ada), await pending(ada)]).toEqual([64, 0]);
  });

  it('earnings of a sale that was refunded after a lost dispute do not return when it is won later, and leave no debt', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person()];
    const payment = await desk.buy(bo);
    const released = await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 50 }));
    await releaseAll(ada);
    const waiting = await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 30 }));
    const dispute = await disputed(payment);
    await ended(dispute, false);
    for (const { id } of [released, waiting]) expect((await call(bo, refundUnlock, { params: { id }, key: newId() })).status).toBe(200);
    await moves(bo, dispute, 'won', 1);
    expect([await earned(ada), await pending(ada), await fixtures.app.modules.wallet.wallet.debt(fixtures.app.services.db.knex, ada.id)]).toEqual([0, 0, 0]);
  });

  it('a refund of a sale returns its frozen earnings to the buyer, whatever part of them is frozen', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(50)];
    const payment = await desk.buy(bo);
    const unlock = await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 140 }));
    await disputed(payment);
    expect(await fixtures.query('select status, gross from earnings where creator_id = ? order by gross', [ada.id])).toEqual([{ status: 'pending', gross: 40 }, { status: 'frozen', gross: 100 }]);
    expect((await call(bo, refundUnlock, { params: { id: unlock.id }, key: newId() })).status).toBe(200);
    expect(await pending(ada)).toBe(0);
    const { balance, debt } = await fixtures.app.modules.wallet.wallet.overview(fixtures.app.services.db.knex, bo.id);
    expect([balance, debt]).toEqual([50, 0]);
  });

  it('a refund of a sale returns earnings that were released and then frozen to the buyer, and leaves the creator no debt', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person()];
    const payment = await desk.buy(bo);
    const unlock = await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 50 }));
    await releaseAll(ada);
    const dispute = await disputed(payment);
    expect([await earned(ada), await pending(ada)]).toEqual([0, 40]);
    expect((await call(bo, refundUnlock, { params: { id: unlock.id }, key: newId() })).status).toBe(200);
    const { wallet } = fixtures.app.modules.wallet;
    const { knex } = fixtures.app.services.db;
    expect([await pending(ada), await wallet.debt(knex, ada.id), await wallet.debt(knex, bo.id)]).toEqual([0, 0, 0]);
    await ended(dispute, false);
    expect([await pending(ada), await wallet.debt(knex, ada.id)]).toEqual([0, 0]);
  });

  it('earnings that bonus tokens paid are not frozen while a payment of their payer is disputed', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person()];
    const payment = await desk.buy(bo);
    const { wallet } = fixtures.app.modules.wallet;
    await wallet.grant(fixtures.app.services.db.knex, { userId: bo.id, amount: 30, kind: 'reward', bucket: 'bonus', key: `b:${bo.id}`, reason: 'test' });
    await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 45 }));
    await disputed(payment);
    expect(await fixtures.query('select status, gross from earnings where creator_id = ? order by gross', [ada.id])).toEqual([{ status: 'frozen', gross: 15 }, { status: 'pending', gross: 30 }]);
  });
});
