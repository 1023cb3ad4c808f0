import { expect } from 'vitest';
import { claimReward } from '#contracts/rewards.ts';
import { refundUnlock } from '#contracts/selling.ts';
import { createShareLink, visitShareLink } from '#contracts/sharing.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import type { CashDesk } from './cash-desk.ts';
import { aWeekPasses, useUp } from './farming-ring.ts';
import type { Ring, RingWish } from './farming-ring.ts';
import type { Person, SellingFixtures } from './selling-fixtures.ts';

/** The most bonus tokens that reach one creator from one payer: 80 % of 20. */
export const MOST_PER_PAYER = 16;

/** A way in which a ring of accounts tries to gain tokens. All its accounts have their welcome tokens. */
export interface Strategy {
  ring?: RingWish;
  farm(ring: Ring): Promise<void>;
  /** The most debt that a ring of this size may leave, beyond the tokens that it was given; no debt when left out. */
  owed?(size: number): number;
}

/** Lets each of these people try to unlock the prompt. Returns how many succeeded. */
async function unlockAll(fixtures: SellingFixtures, people: readonly Person[], promptId: string): Promise<number> {
  const ends = await Promise.allSettled(people.map((person) => fixtures.unlock(person, promptId)));
  return ends.filter(({ status }) => status === 'fulfilled').length;
}

async function forceFailure(fixtures: SellingFixtures, person: Person, promptId: string): Promise<void> {
  const nothing = { do: 'ok' as const, words: [' '] };
  fixtures.provider.script(nothing, nothing, nothing);
  const { outcome } = await fixtures.run(person, promptId);
  expect(outcome).toBe('failed');
}

/** The twelve farming strategies, by name. */
export const farmingStrategies = (fixtures: SellingFixtures, desk: CashDesk): Record<string, Strategy> => ({
  'unconfirmed accounts': {
    ring: { confirmed: false },
    async farm({ boss, members }) {
      expect(await unlockAll(fixtures, members, await fixtures.prompt({ owner: boss, price: 20 }))).toBe(members.length);
    },
  },
  'welcome tokens, confirmed': {
    async farm({ boss, members }) {
      expect(await unlockAll(fixtures, members, await fixtures.prompt({ owner: boss, price: 20 }))).toBe(members.length);
    },
  },
  'royalties, accounts of an hour': {
    ring: { days: 1 / 24 },
    async farm({ boss, members }) {
      const id = await fixtures.prompt({ owner: boss, royalty: 9, pricing: 'run' });
      for (const member of members) for (let n = 0; n < 2; n += 1) expect((await fixtures.run(member, id)).outcome).toBe('succeeded');
    },
  },
  'self-unlock': {
    async farm({ all }) {
      for (const person of all) await expect(fixtures.unlock(person, await fixtures.prompt({ owner: person, price: 20 }))).rejects.toThrow(/409|403|400/);
    },
  },
  'forced refund': {
    async farm({ boss, members }) {
      const id = await fixtures.prompt({ owner: boss, price: 19 });
      const unlocks = await Promise.all(members.map((member) => fixtures.unlock(member, id)));
      await aWeekPasses(fixtures);
      await useUp(fixtures, boss);
      // Each account has one token left for a run. The run fails, so the account gets the token back.
      for (const [n, member] of members.entries()) {
        await forceFailure(fixtures, member, id);
        await call(member, refundUnlock, { params: { id: unlocks[n]!.id }, key: newId() });
      }
    },
  },
  'take-down': {
    // After a take-down the buyers get their tokens back. What the creator has spent meanwhile becomes the creator's debt
    // (docs/rules/selling.md#take-down-refund).
    owed: (size) => (size - 1) * MOST_PER_PAYER,
    async farm({ boss, members }) {
      const id = await fixtures.prompt({ owner: boss, price: 20 });
      const unlocks = await Promise.all(members.map((member) => fixtures.unlock(member, id)));
      await aWeekPasses(fixtures);
      await useUp(fixtures, boss);
      await fixtures.app.services.db.transaction((tx) => fixtures.app.modules.prompts.target.remove(tx, id, 'spam'));
      for (const [n, member] of members.entries()) expect((await call(member, refundUnlock, { params: { id: unlocks[n]!.id }, key: newId() })).status).toBe(200);
    },
  },
  chargeback: {
    ring: { confirmed: false },
    async farm({ boss, members }) {
      const id = await fixtures.prompt({ owner: boss, price: 100 });
      const payments: string[] = [];
      for (const member of members.slice(0, 2)) {
        payments.push(await desk.buy(member));
        await fixtures.unlock(member, id);
      }
      await aWeekPasses(fixtures);
      // In this strategy, the third payment is disputed while its sale is pending, and the other payments after the release of their earnings.
      payments.push(await desk.buy(members[2]!));
      await fixtures.unlock(members[2]!, id);
      for (const payment of payments) await desk.dispute(payment);
      await aWeekPasses(fixtures);
      await desk.loseAll();
    },
  },
  'share visits': {
    async farm({ boss, members }) {
      const links = [];
      for (let n = 0; n < 10; n += 1) {
        const id = await fixtures.prompt({ owner: boss, pricing: 'free' });
        links.push((await call(boss, createShareLink, { params: { id }, body: { inputs: null, showInputs: false, allowRemix: true }, key: newId() })).body.link.code);
      }
      for (let day = 0; day < 10; day += 1) {
        for (const code of links) await call(members[day % members.length]!, visitShareLink, { params: { code }, key: newId() });
        await fixtures.deliver();
        fixtures.clock.advance(1);
      }
    },
  },
  checklist: {
    async farm({ boss, members }) {
      const free = await fixtures.prompt({ owner: boss, pricing: 'free' });
      for (const member of members) expect((await fixtures.run(member, free)).outcome).toBe('succeeded');
      await fixtures.deliver();
      await unlockAll(fixtures, members, await fixtures.prompt({ owner: boss, price: 20 }));
    },
  },
  streaks: {
    async farm({ boss, members }) {
      for (let day = 0; day < 7; day += 1) {
        await Promise.all(members.map((member) => call(member, claimReward, { key: newId() })));
        fixtures.clock.advance(1);
      }
      await unlockAll(fixtures, members, await fixtures.prompt({ owner: boss, price: 20 }));
      await unlockAll(fixtures, members, await fixtures.prompt({ owner: boss, price: 9 }));
    },
  },
  forks: {
    async farm({ boss, members }) {
      const root = await fixtures.prompt({ owner: boss, pricing: 'free' });
      for (const [n, member] of members.entries()) {
        const fork = await fixtures.prompt({ owner: members[(n + 1) % members.length]!, price: 20, parent: { id: root, percent: 20 } });
        await fixtures.unlock(member, fork);
      }
    },
  },
  'a circle, four times round': {
    async farm({ all }) {
      for (const price of [20, 16, 12, 9]) {
        for (const [n, person] of all.entries()) await unlockAll(fixtures, [person], await fixtures.prompt({ owner: all[(n + 1) % all.length]!, price }));
        await aWeekPasses(fixtures);
      }
    },
  },
});
