import { expect } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import type { LedgerTestBed } from '#testing/ledger-test-bed.ts';
import { postTransfer } from '../commands/post-transfer.ts';
import type { Grant } from '../wallet.ts';
import { ModelWallet } from './ledger-model.ts';
import type { Command, ModelHold } from './ledger-model.ts';

const at = <T>(list: readonly T[], index: number): T | undefined => (list.length ? list[index % list.length] : undefined);

/** Runs commands one after the other against the real ledger and the model; both must agree at every step. */
export async function runCommands(bed: LedgerTestBed, commands: readonly Command[], afterEach: () => Promise<void>): Promise<void> {
  const wallets = await Promise.all([1, 2].map(async () => new ModelWallet(await bed.openWallet(0))));
  const grants: Grant[] = [];
  const holds: ModelHold[] = [];
  const { wallet } = bed;
  const give = (grant: Grant) => bed.db.transaction((tx) => wallet.grant(tx, grant));
  const place = (userId: string, amount: number, generationId: string) =>
    bed.db.transaction((tx) => wallet.placeHold(tx, { userId, amount, generationId }));

  const steps: { [K in Command['do']]: (command: Extract<Command, { do: K }>) => Promise<void> } = {
    async grant({ wallet: index, bucket, amount }) {
      const model = at(wallets, index)!;
      const grant: Grant = { userId: model.userId, amount, kind: 'reward', bucket, key: newId(), reason: 'model' };
      expect(await give(grant)).toBe(true);
      grants.push(grant);
      model.receive(bucket, amount);
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
    async settle({ hold: index, share, expired }) {
      const hold = at(holds, index);
      if (!hold) return;
      const capture = share === 'none' ? 0 : share === 'all' ? hold.amount : Math.ceil(hold.amount / 3);
      const settlement = { generationId: hold.id, capture, expired: expired && capture === 0 };
      const settled = await bed.db.transaction((tx) => wallet.settleHold(tx, settlement));
      expect(settled).toEqual(hold.open ? hold.wallet.settle(hold, capture) : null);
    },
    async debit({ wallet: index, amount }) {
      const model = at(wallets, index)!;
      const debit = { userId: model.userId, amount, key: newId(), reason: 'model' };
      const take = () => bed.db.transaction((tx) => wallet.debit(tx, debit));
      if (model.canHold(amount)) {
        model.take(amount);
        expect([await take(), await take()]).toEqual([true, false]);
      } else {
        await expect(take()).rejects.toMatchObject({ code: 'insufficient_tokens', details: { needed: amount, balance: model.state.balance } });
      }
    },
    async owe({ wallet: index, amount }) {
      const model = at(wallets, index)!;
      const from = { owner: model.userId, account: 'debt' } as const;
      const to = { owner: null, account: 'platform_adjustments' } as const;
      await postTransfer(bed.db.knex, systemClock, { key: newId(), kind: 'chargeback', reason: 'model', amount, from, to });
      model.debt += amount;
    },
  };

  for (const command of commands) {
    await (steps[command.do] as (command: Command) => Promise<void>)(command);
    for (const model of wallets) {
      expect(await wallet.state(bed.db.knex, model.userId)).toEqual(model.state);
      const { received, spent } = await wallet.totals(bed.db.knex, model.userId);
      expect(received - spent).toBe(model.spendable + model.held - model.debt);
    }
    await afterEach();
  }
}
