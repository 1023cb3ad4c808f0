import { expect } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import type { ClawBack, ClawedBack, Grant } from '../wallet.ts';
import { ModelWallet } from './ledger-model.ts';
import type { Command, ModelHold, ModelPurchase, ModelSale } from './ledger-model.ts';

const NONE = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };
const at = <T>(list: readonly T[], index: number): T | undefined => (list.length ? list[index % list.length] : undefined);

/** Runs commands one after another against the real ledger and the model, and checks after each that both agree. */
export async function runCommands(fixtures: LedgerFixtures, commands: readonly Command[], afterEach: () => Promise<void>): Promise<void> {
  const wallets = await Promise.all([1, 2].map(async () => new ModelWallet(await fixtures.openWallet(0))));
  const grants: Grant[] = [];
  const purchases: ModelPurchase[] = [];
  const holds: ModelHold[] = [];
  const clawBacks: { request: ClawBack; result: ClawedBack }[] = [];
  const sales: ModelSale[] = [];
  const other = (model: ModelWallet): ModelWallet => wallets.find((each) => each !== model)!;
  const months = new Set<string>();
  const { wallet, earnings } = fixtures;
  const give = (grant: Grant) => fixtures.db.transaction((tx) => wallet.grant(tx, grant));
  const place = (userId: string, amount: number, generationId: string) =>
    fixtures.db.transaction((tx) => wallet.placeHold(tx, { userId, amount, generationId }));
  const end = (hold: ModelHold, capture: number, expired: boolean) =>
    fixtures.db.transaction((tx) => wallet.settleHold(tx, { generationId: hold.id, capture, expired }));
  const take = async (purchase: ModelPurchase, asked: Pick<ClawBack, 'amount' | 'kind' | 'key'>) => {
    const { id, wallet: model } = purchase;
    const request: ClawBack = { ...asked, userId: model.userId, reason: 'model', refType: 'order', refId: id };
    const result = { created: true, ...model.clawBack(request.amount, 'purchased', purchase) };
    expect(await fixtures.db.transaction((tx) => wallet.clawBack(tx, request))).toEqual(result);
    clawBacks.push({ request, result });
  };

  const steps: { [K in Command['do']]: (command: Extract<Command, { do: K }>) => Promise<void> } = {
    async grant({ wallet: index, bucket, amount }) {
      const model = at(wallets, index)!;
      const grant: Grant = { userId: model.userId, amount, kind: 'reward', bucket, key: newId(), reason: 'model' };
      expect(await give(grant)).toBe(true);
      grants.push(grant);
      model.receive(bucket, amount);
    },
    async purchase({ wallet: index, amount }) {
      const model = at(wallets, index)!;
      const id = newId();
      const grant: Grant = { userId: model.userId, amount, kind: 'purchase', bucket: 'purchased', key: `pi:${id}`, reason: 'model' };
      expect(await give(grant)).toBe(true);
      grants.push(grant);
      model.receive('purchased', amount);
      purchases.push({ id, wallet: model, left: amount, disputed: 0, restored: false, taken: { ...NONE } });
    },
    async month({ wallet: index, period }) {
      const model = at(wallets, index)!;
      const key = `sub:${model.userId}:${period}`;
      const grant: Grant = { userId: model.userId, amount: 10, kind: 'subscription_grant', bucket: 'subscription', key, reason: 'model' };
      expect(await give(grant)).toBe(!months.has(key));
      if (!months.has(key)) model.receive('subscription', 10);
      months.add(key);
    },
    async 'grant again'({ grant: index, other }) {
      const grant = at(grants, index);
      if (!grant) return;
      if (other) await expect(give({ ...grant, amount: grant.amount + 1 })).rejects.toMatchObject({ code: 'ledger_key_reused' });
      else expect(await give(grant)).toBe(false);
    },
    async hold({ wallet: index, amount }) {
      const model = at(wallets, index)!;
      const id = newId();
      if (model.canHold(amount)) {
        const placed = await place(model.userId, amount, id);
        holds.push(model.hold(id, amount));
        expect(placed).toMatchObject(model.state);
      } else {
        await expect(place(model.userId, amount, id)).rejects.toMatchObject({ code: 'insufficient_tokens', details: { needed: amount, balance: model.state.balance } });
      }
    },
    async 'hold again'({ hold: index }) {
      const hold = at(holds, index);
      if (!hold || !hold.wallet.canHold(hold.amount)) return;
      await expect(place(hold.wallet.userId, hold.amount, hold.id)).rejects.toMatchObject({ code: 'hold_exists' });
    },
    async settle({ hold: index, share }) {
      const hold = at(holds, index);
      if (!hold) return;
      const capture = share === 'none' ? 0 : share === 'all' ? hold.amount : Math.ceil(hold.amount / 3);
      expect(await end(hold, capture, false)).toEqual(hold.open ? hold.wallet.settle(hold, capture) : null);
    },
    async expire({ hold: index }) {
      const hold = at(holds, index);
      if (hold) expect(await end(hold, 0, true)).toEqual(hold.open ? hold.wallet.settle(hold, 0) : null);
    },
    async debit({ wallet: index, amount }) {
      const model = at(wallets, index)!;
      const debit = { userId: model.userId, amount, key: newId(), reason: 'model' };
      const take = () => fixtures.db.transaction((tx) => wallet.debit(tx, debit));
      if (model.canHold(amount)) {
        model.take(amount);
        expect([await take(), await take()]).toEqual([true, false]);
      } else {
        await expect(take()).rejects.toMatchObject({ code: 'insufficient_tokens', details: { needed: amount, balance: model.state.balance } });
      }
    },
    async refund({ purchase: index, amount: wanted }) {
      const purchase = at(purchases, index);
      if (!purchase || purchase.left === 0) return;
      const amount = Math.min(wanted, purchase.left);
      purchase.left -= amount;
      const key = `refund:${purchase.id}:${purchase.left}`;
      await take(purchase, { amount, kind: 'refund', key });
    },
    async dispute({ purchase: index }) {
      const purchase = at(purchases, index);
      if (!purchase || purchase.left === 0) return;
      const amount = (purchase.disputed = purchase.left);
      purchase.left = 0;
      await take(purchase, { amount, kind: 'chargeback', key: `dispute:${purchase.id}` });
    },
    async restore({ purchase: index }) {
      const purchase = at(purchases, index);
      if (!purchase || purchase.disputed === 0) return;
      const { id, disputed: amount, wallet: model } = purchase;
      const back = { userId: model.userId, amount, key: `restore:${id}`, reason: 'model', refType: 'order', refId: id };
      expect(await fixtures.db.transaction((tx) => wallet.giveBack(tx, back))).toBe(!purchase.restored);
      if (!purchase.restored) model.restore(purchase, amount);
      purchase.restored = true;
    },
    async 'claw back again'({ clawBack: index, other }) {
      const earlier = at(clawBacks, index);
      if (!earlier) return;
      const { request, result } = earlier;
      const again = (amount: number) => fixtures.db.transaction((tx) => wallet.clawBack(tx, { ...request, amount }));
      if (other) await expect(again(request.amount + 1)).rejects.toMatchObject({ code: 'ledger_key_reused' });
      else expect(await again(request.amount)).toEqual({ ...result, created: false });
    },
    async earn({ hold: index, share }) {
      const hold = at(holds, index);
      if (!hold) return;
      const capture = share === 'all' ? hold.amount : Math.ceil(hold.amount / 3);
      const creator = other(hold.wallet);
      const royalty = { creatorId: creator.userId, amount: Math.floor(capture / 2) };
      const ended = await fixtures.db.transaction((tx) => wallet.settleHold(tx, { generationId: hold.id, capture, royalty }));
      const expected = hold.open ? hold.wallet.settle(hold, capture, royalty.amount) : null;
      if (expected?.royaltySplit) creator.earn(expected.royaltySplit);
      expect(ended).toEqual(expected);
    },
    async sell({ wallet: index, amount }) {
      const buyer = at(wallets, index)!;
      const creator = other(buyer);
      const sale = { userId: buyer.userId, creatorId: creator.userId, amount, kind: 'unlock', key: newId(), reason: 'model' } as const;
      const sell = () => fixtures.db.transaction((tx) => earnings.payCreator(tx, sale));
      if (!buyer.canHold(amount)) {
        await expect(sell()).rejects.toMatchObject({ code: 'insufficient_tokens', details: { needed: amount, balance: buyer.state.balance } });
        return;
      }
      const split = buyer.take(amount);
      creator.earn(split);
      expect([await sell(), await sell()]).toEqual([{ created: true, split }, { created: false, split }]);
      sales.push({ key: sale.key, buyer, creator, amount, split, released: false, refunded: false });
    },
    async 'give back'({ sale: index }) {
      const sale = at(sales, index);
      if (!sale) return;
      const { buyer, creator, split, amount, released } = sale;
      const fromPending = released ? NONE : split;
      const bucket = split.bonus > 0 ? 'bonus' : 'earned';
      // In this model the author of the original prompt is the buyer, which is allowed.
      const parent = other(creator);
      const back = released ? [{ wallet: creator, amount: Math.floor(amount * 0.7) }, { wallet: parent, amount: Math.floor(amount / 10) }] : [];
      const shares = back.map(({ wallet: { userId }, amount: share }) => ({ userId, amount: share, bucket } as const));
      const refund = { userId: buyer.userId, creatorId: creator.userId, split, fromPending, shares, key: `back:${sale.key}`, reason: 'model' };
      expect(await fixtures.db.transaction((tx) => earnings.refundSale(tx, refund))).toBe(!sale.refunded);
      if (sale.refunded) return;
      sale.refunded = true;
      creator.earn(fromPending, -1);
      buyer.takeBackSale(split);
      for (const share of back) share.wallet.clawBack(share.amount, bucket);
    },
    async release({ wallet: index }) {
      const creator = at(wallets, index)!;
      const gross = creator.pending;
      if (gross === 0) return;
      const parent = other(creator);
      const split = { ...creator.sources };
      const paid = gross - split.bonus;
      const shares = [
        { userId: creator.userId, amount: Math.floor(paid * 0.7), bucket: 'earned' }, { userId: parent.userId, amount: Math.floor(paid / 10), bucket: 'earned' },
        { userId: creator.userId, amount: Math.floor(split.bonus / 2), bucket: 'bonus' },
      ] as const;
      const release = { creatorId: creator.userId, split, shares, kind: 'sale', key: newId(), reason: 'model' } as const;
      const run = () => fixtures.db.transaction((tx) => earnings.releaseEarnings(tx, release));
      expect([await run(), await run()]).toEqual([true, false]);
      await expect(fixtures.db.transaction((tx) => earnings.releaseEarnings(tx, { ...release, key: newId() }))).rejects.toMatchObject({ code: 'pending_short' });
      creator.earn(split, -1);
      creator.receive('earned', shares[0].amount);
      parent.receive('earned', shares[1].amount);
      creator.receive('bonus', shares[2].amount);
      for (const sale of sales) if (sale.creator === creator) sale.released = true;
    },
  };

  for (const command of commands) {
    await (steps[command.do] as (command: Command) => Promise<void>)(command);
    for (const model of wallets) {
      expect(await wallet.state(fixtures.db.knex, model.userId)).toEqual(model.state);
      expect(await earnings.pendingEarned(fixtures.db.knex, model.userId)).toBe(model.pending);
      const { received, spent } = await wallet.overview(fixtures.db.knex, model.userId);
      expect(received - spent).toBe(model.spendable + model.held - model.debt);
    }
    await afterEach();
  }
}
