import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { blockPerson } from '#contracts/blocks.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { listMessages } from '#contracts/messages.ts';
import { getTipAllowance, sendTip as sendTipEndpoint } from '#contracts/tips.ts';
import { listTransactions } from '#contracts/wallet.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { sendTip } from './commands/send-tip.ts';
import type { TipContext } from './commands/send-tip.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from './testing/selling-fixtures.ts';

let fixtures: SellingFixtures;
beforeAll(async () => {
  fixtures = await openSellingFixtures();
}, 60_000);
afterAll(async () => {
  expect(await fixtures.disagreements()).toEqual([]);
  await fixtures.close();
});
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

const tip = (who: Person, id: string, amount: number, { key = newId(), note = '', expectedTotal = amount } = {}) =>
  who.send<ErrorBody>('POST', sendTipEndpoint.path.replace(':id', id), { body: { amount, expectedTotal, note }, key });
const refused = async (asked: ReturnType<typeof tip>) => {
  const { status, body } = await asked;
  return [status, body.code];
};
const lines = async (who: Person) => (await call(who, listTransactions, {})).body.items.filter(({ type }) => type === 'tip').map(({ amount, title }) => [amount, title]);

describe('a tip', () => {
  it('a tip waits seven days, then 80 % of it arrives, with a line in both people\'s activity and a message with the note', async () => {
    const [ada, bo] = [await fixtures.person(50), await fixtures.person()];
    const key = newId();
    const first = await tip(ada, bo.id, 10, { key, note: 'For the <b>foxes</b>' });
    expect([first.status, (await tip(ada, bo.id, 10, { key, note: 'For the <b>foxes</b>' })).text]).toEqual([201, first.text]);
    expect([await fixtures.balance(ada), await fixtures.pending(bo), await lines(ada)]).toEqual([40, { ledger: 10, rows: 10 }, [[-10, `Tip to @${bo.username}`]]]);
    expect((await call(ada, getTipAllowance, {})).body).toEqual({ left: 190, spendable: 40 });
    await fixtures.deliver();
    const told = (await call(bo, listMessages, {})).body.find(({ category }) => category === 'social');
    expect(told).toMatchObject({ subject: `${ada.username} tipped you 10 tokens`, content: expect.stringContaining('“For the <b>foxes</b>”') as string });
    fixtures.clock.advance(8);
    await fixtures.release();
    expect([await fixtures.balance(bo), await fixtures.pending(bo), (await lines(bo)).map(([amount]) => amount)]).toEqual([8, { ledger: 0, rows: 0 }, [8]]);
  });

  it('a tip to oneself, to the platform, to banned people, across a block, or beyond the limits is refused', async () => {
    const [ada, bo, banned] = [await fixtures.person(900), await fixtures.person(), await fixtures.person()];
    await fixtures.query('update users set banned_at = now() where id = ?', [banned.id]);
    const [platform] = await fixtures.query<{ id: string }>('select id from users where platform limit 1');
    expect(await refused(tip(ada, ada.id, 5))).toEqual([409, 'tipping_oneself']);
    expect(await refused(tip(ada, banned.id, 5))).toEqual([404, 'not_found']);
    expect(await refused(tip(ada, platform?.id ?? '', 5))).toEqual([409, 'platform_tip']);
    for (const amount of [0, 201, 1.5]) expect((await tip(ada, bo.id, amount)).status).toBe(400);
    expect((await tip(ada, bo.id, 5, { note: 'x'.repeat(141) })).status).toBe(400);
    expect(await refused(tip(ada, bo.id, 5, { expectedTotal: 4 }))).toEqual([409, 'price_changed']);
    expect((await tip(ada, bo.id, 150)).status).toBe(201);
    expect(await refused(tip(ada, bo.id, 51))).toEqual([409, 'tip_limit']);
    expect((await tip(ada, bo.id, 50)).status).toBe(201);
    fixtures.clock.advance(1);
    await call(bo, blockPerson, { params: { id: ada.id } });
    expect(await refused(tip(ada, bo.id, 5))).toEqual([403, 'blocked']);
    expect(await refused(tip(bo, ada.id, 5))).toEqual([403, 'blocked']);
  });

  it('a tip uses no bonus tokens, although the wallet has some', async () => {
    const [ada, bo] = [await fixtures.person(6), await fixtures.person()];
    await fixtures.app.modules.wallet.wallet.grant(fixtures.app.services.db.knex, { userId: ada.id, amount: 30, kind: 'reward', bucket: 'bonus', key: newId(), reason: 'test' });
    expect((await call(ada, getTipAllowance, {})).body.spendable).toBe(6);
    expect(await refused(tip(ada, bo.id, 7))).toEqual([402, 'insufficient_tokens']);
    expect((await tip(ada, bo.id, 6)).status).toBe(201);
    expect(await fixtures.balance(ada)).toBe(30);
  });
});

describe('tips at the same moment', () => {
  /** Sends two tips at the same moment. `change` may break the command. Returns how many tips were sent. */
  async function race(sender: Person, amount: number, change: (context: TipContext) => TipContext = (context) => context): Promise<number> {
    const receiver = await fixtures.person();
    const { db, clock, outbox } = fixtures.app.services;
    const { wallet, identity, prompts, social } = fixtures.app.modules;
    let waiting = 0;
    let open = (): void => undefined;
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    // Both tips wait for each other before the payment. With the wallet's lock the second tip never gets there, so the first waits for 300 ms at most.
    const barrier = async (): Promise<void> => {
      waiting += 1;
      if (waiting === 2) open();
      await Promise.race([both, new Promise((resolve) => setTimeout(resolve, 300))]);
    };
    const context: TipContext = change({
      clock, outbox, blocks: social.blocks, identity: identity.identity, promptSelling: prompts.selling, wallet: wallet.wallet,
      earnings: { ...wallet.earnings, payCreator: async (tx, sale) => { await barrier(); return wallet.earnings.payCreator(tx, sale); } },
    });
    const sent = [1, 2].map(() => db.transaction((tx) => sendTip(tx, context, { senderId: sender.id, receiverId: receiver.id, amount, expectedTotal: amount, note: '' })));
    return (await Promise.allSettled(sent)).filter(({ status }) => status === 'fulfilled').length;
  }
  const withoutLock = (context: TipContext): TipContext => ({ ...context, wallet: { ...context.wallet, lock: () => Promise.resolve() } });

  it('two tips at the same moment stay within the daily limit, and the test detects a command without the wallet\'s lock', async () => {
    expect(await race(await fixtures.person(400), 150)).toBe(1);
    expect(await race(await fixtures.person(400), 150, withoutLock)).toBe(2);
  });

  it('two tips at the same moment never spend more than the balance, and the test detects a command that trusts an old balance', async () => {
    expect(await race(await fixtures.person(100), 80)).toBe(1);
    // A broken copy of the payment, which trusts the balance that it read before and takes no tokens from the wallet.
    const { wallet } = fixtures.app.modules.wallet;
    const trusting = (context: TipContext): TipContext => ({
      ...withoutLock(context),
      earnings: { ...context.earnings, payCreator: async (tx, sale) => {
        if ((await wallet.state(tx, sale.userId)).balance < sale.amount) throw new Error('too few');
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { created: true, split: { bonus: 0, subscription: 0, earned: 0, purchased: sale.amount } };
      } },
    });
    expect(await race(await fixtures.person(100), 80, trusting)).toBe(2);
    // Deletes the tips that the broken copy stored without a payment.
    await fixtures.query(`delete from earnings where source = 'tip' and source_id in (select id from tips where amount = 80 and not exists (select from ledger_transactions t where t.idempotency_key = 'tip:' || tips.id))`);
  });
});
