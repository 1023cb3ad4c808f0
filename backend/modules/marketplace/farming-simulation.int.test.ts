import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { claimReward } from '#contracts/rewards.ts';
import { refundUnlock } from '#contracts/selling.ts';
import { createShareLink, visitShareLink } from '#contracts/sharing.ts';
import { newId } from '#kernel/ids.ts';
import { sandboxVariables } from '#testing/payments-test-bed.ts';
import { call } from '#testing/test-app.ts';
import { startSandbox } from '../../../infra/sandbox/index.ts';
import type { Sandbox } from '../../../infra/sandbox/index.ts';
import { openCashDesk } from './testing/cash-desk.ts';
import type { CashDesk } from './testing/cash-desk.ts';
import { aWeekPasses, figuresOf, gather, useUp } from './testing/farming-ring.ts';
import type { Ring, RingFigures } from './testing/farming-ring.ts';
import { openSellingBed } from './testing/selling-bed.ts';
import type { Person, SellingBed } from './testing/selling-bed.ts';

/** Of 20 bonus tokens that may reach a creator from one payer, 80 %. */
const MOST_PER_PAYER = 16;

let bed: SellingBed;
let sandbox: Sandbox;
let desk: CashDesk;
const table: Record<string, RingFigures> = {};

beforeAll(async () => {
  sandbox = await startSandbox({ deliver: 'hold' });
  const year = String(365 * DAY_MS);
  bed = await openSellingBed({ env: { ...sandboxVariables(sandbox), RATE_LIMIT_PAYMENT: '1000000/60', SESSION_IDLE_MS: year, SESSION_ABSOLUTE_MS: year } });
  desk = openCashDesk(bed, sandbox);
});
afterAll(async () => {
  const COLUMNS = ['given', 'has', 'used', 'debt', 'total', 'gain', 'payable'] as const;
  const lines = Object.entries(table).map(([strategy, figures]) => {
    const row = { ...figures, total: figures.has + figures.used - figures.debt };
    return strategy.padEnd(32) + COLUMNS.map((column) => String(row[column]).padStart(8)).join('');
  });
  console.info(['strategy (tokens of the ring)'.padEnd(32) + COLUMNS.map((column) => column.padStart(8)).join(''), ...lines].join('\n'));
  expect(await bed.disagreements()).toEqual([]);
  await bed.close();
  await sandbox.stop();
});
afterEach(async () => {
  expect(await bed.violations()).toEqual([]);
});

/** Each of these people tries to unlock the prompt. Returns how many succeeded. */
async function unlockAll(people: readonly Person[], promptId: string): Promise<number> {
  const ends = await Promise.allSettled(people.map((person) => bed.unlock(person, promptId)));
  return ends.filter(({ status }) => status === 'fulfilled').length;
}

async function forceFailure(person: Person, promptId: string): Promise<void> {
  const nothing = { do: 'ok' as const, words: [' '] };
  bed.provider.script(nothing, nothing, nothing);
  const { outcome } = await bed.run(person, promptId);
  expect(outcome).toBe('failed');
}

interface Strategy {
  ring?: Parameters<typeof gather>[1];
  farm(ring: Ring): Promise<void>;
  /** The most that the ring may leave behind as debt beside what it was given. */
  owed?: number;
}

/** What a ring does with its accounts; all its people have their welcome tokens. */
const STRATEGIES: Record<string, Strategy> = {
  'twenty unconfirmed accounts': {
    ring: { confirmed: false },
    async farm({ boss, members }) {
      expect(await unlockAll(members, await bed.prompt({ owner: boss, price: 20 }))).toBe(19);
    },
  },
  'welcome tokens, confirmed': {
    async farm({ boss, members }) {
      expect(await unlockAll(members, await bed.prompt({ owner: boss, price: 20 }))).toBe(19);
    },
  },
  'royalties, accounts of an hour': {
    ring: { days: 1 / 24 },
    async farm({ boss, members }) {
      const id = await bed.prompt({ owner: boss, royalty: 9, pricing: 'run' });
      for (const member of members) for (let n = 0; n < 2; n += 1) expect((await bed.run(member, id)).outcome).toBe('succeeded');
    },
  },
  'self-unlock': {
    async farm({ all }) {
      for (const person of all) await expect(bed.unlock(person, await bed.prompt({ owner: person, price: 20 }))).rejects.toThrow(/409|403|400/);
    },
  },
  'forced refund': {
    async farm({ boss, members }) {
      const id = await bed.prompt({ owner: boss, price: 19 });
      const unlocks = await Promise.all(members.map((member) => bed.unlock(member, id)));
      await aWeekPasses(bed);
      await useUp(bed, boss);
      // Each has a token left, which a failed run gives back.
      for (const [n, member] of members.entries()) {
        await forceFailure(member, id);
        await call(member, refundUnlock, { params: { id: unlocks[n]!.id }, key: newId() });
      }
    },
  },
  'take-down': {
    // Buyers get back what they paid, whatever became of it: what the creator has spent meanwhile is owed.
    owed: 19 * MOST_PER_PAYER,
    async farm({ boss, members }) {
      const id = await bed.prompt({ owner: boss, price: 20 });
      const unlocks = await Promise.all(members.map((member) => bed.unlock(member, id)));
      await aWeekPasses(bed);
      await useUp(bed, boss);
      await bed.app.services.db.transaction((tx) => bed.app.modules.prompts.prompts.remove(tx, id, 'spam'));
      for (const [n, member] of members.entries()) expect((await call(member, refundUnlock, { params: { id: unlocks[n]!.id }, key: newId() })).status).toBe(200);
    },
  },
  chargeback: {
    ring: { confirmed: false },
    async farm({ boss, members }) {
      const id = await bed.prompt({ owner: boss, price: 100 });
      const payments: string[] = [];
      for (const member of members.slice(0, 2)) {
        payments.push(await desk.buy(member));
        await bed.unlock(member, id);
      }
      await aWeekPasses(bed);
      // A third one is disputed while its sale is pending, the others after the release.
      payments.push(await desk.buy(members[2]!));
      await bed.unlock(members[2]!, id);
      for (const payment of payments) await desk.dispute(payment);
      await aWeekPasses(bed);
      await desk.loseAll();
    },
  },
  'share visits': {
    async farm({ boss, members }) {
      const links = [];
      for (let n = 0; n < 10; n += 1) {
        const id = await bed.prompt({ owner: boss, pricing: 'free' });
        links.push((await call(boss, createShareLink, { params: { id }, body: { inputs: null, showInputs: false, allowRemix: true }, key: newId() })).body.link.code);
      }
      for (let day = 0; day < 10; day += 1) {
        for (const code of links) await call(members[day]!, visitShareLink, { params: { code }, key: newId() });
        await bed.deliver();
        bed.clock.advance(1);
      }
    },
  },
  checklist: {
    async farm({ boss, members }) {
      const free = await bed.prompt({ owner: boss, pricing: 'free' });
      for (const member of members) expect((await bed.run(member, free)).outcome).toBe('succeeded');
      await bed.deliver();
      await unlockAll(members, await bed.prompt({ owner: boss, price: 20 }));
    },
  },
  streaks: {
    async farm({ boss, members }) {
      for (let day = 0; day < 7; day += 1) {
        await Promise.all(members.map((member) => call(member, claimReward, { key: newId() })));
        bed.clock.advance(1);
      }
      await unlockAll(members, await bed.prompt({ owner: boss, price: 20 }));
      await unlockAll(members, await bed.prompt({ owner: boss, price: 9 }));
    },
  },
  forks: {
    async farm({ boss, members }) {
      const root = await bed.prompt({ owner: boss, pricing: 'free' });
      for (const [n, member] of members.entries()) {
        const fork = await bed.prompt({ owner: members[(n + 1) % members.length]!, price: 20, parent: { id: root, percent: 20 } });
        await bed.unlock(member, fork);
      }
    },
  },
  'a circle, four times round': {
    async farm({ all }) {
      for (const price of [20, 16, 12, 9]) {
        for (const [n, person] of all.entries()) await unlockAll([person], await bed.prompt({ owner: all[(n + 1) % all.length]!, price }));
        await aWeekPasses(bed);
      }
    },
  },
};

describe('a ring of twenty accounts', () => {
  it.each(Object.keys(STRATEGIES))('gains no more than is decided by: %s', async (name) => {
    const { ring: made, farm, owed = 0 } = STRATEGIES[name]!;
    const ring = await gather(bed, made);
    await farm(ring);
    await aWeekPasses(bed);
    const figures = await figuresOf(bed, ring);
    table[name] = figures;
    expect(figures.has + figures.used - figures.debt).toBeLessThanOrEqual(figures.given);
    expect(figures.has + figures.used).toBeLessThanOrEqual(figures.given + owed);
    expect(figures.gain).toBeLessThanOrEqual(MOST_PER_PAYER * Math.max(0, ring.confirmed - 1));
    expect(figures.payable).toBe(0);
  }, 240_000);
});
