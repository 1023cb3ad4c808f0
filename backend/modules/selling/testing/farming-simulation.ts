import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { sandboxVariables } from '#testing/payments-fixtures.ts';
import { startSandbox } from '#payments-sandbox';
import type { Sandbox } from '#payments-sandbox';
import { openCashDesk } from './cash-desk.ts';
import { aWeekPasses, figuresOf, gather } from './farming-ring.ts';
import type { RingFigures } from './farming-ring.ts';
import { farmingStrategies, MOST_PER_PAYER } from './farming-strategies.ts';
import type { Strategy } from './farming-strategies.ts';
import { openSellingFixtures } from './selling-fixtures.ts';
import type { SellingFixtures } from './selling-fixtures.ts';

const NAMES = [
  'unconfirmed accounts', 'welcome tokens, confirmed', 'royalties, accounts of an hour', 'self-unlock', 'forced refund', 'take-down',
  'chargeback', 'share visits', 'checklist', 'streaks', 'forks', 'a circle, four times round',
];
const COLUMNS = ['given', 'has', 'used', 'debt', 'total', 'gain', 'payable'] as const;

/** Tests that rings of `size` accounts gain no more tokens than the rules allow with each farming strategy. `tell` gets a table of their figures. */
export function simulateFarming(size: number, tell: (table: string) => void): void {
  let fixtures: SellingFixtures;
  let sandbox: Sandbox;
  let strategies: Record<string, Strategy>;
  const table: Record<string, RingFigures> = {};

  beforeAll(async () => {
    sandbox = await startSandbox({ deliver: 'hold' });
    const year = String(365 * DAY_MS);
    fixtures = await openSellingFixtures({ env: { ...sandboxVariables(sandbox), RATE_LIMIT_PAYMENT: '1000000/60', SESSION_IDLE_MS: year, SESSION_ABSOLUTE_MS: year } });
    strategies = farmingStrategies(fixtures, openCashDesk(fixtures, sandbox));
  });
  afterAll(async () => {
    const lines = Object.entries(table).map(([strategy, figures]) => {
      const row = { ...figures, total: figures.has + figures.used - figures.debt };
      return strategy.padEnd(32) + COLUMNS.map((column) => String(row[column]).padStart(8)).join('');
    });
    tell([`strategy (tokens of ${size} accounts)`.padEnd(32) + COLUMNS.map((column) => column.padStart(8)).join(''), ...lines].join('\n'));
    expect(await fixtures.disagreements()).toEqual([]);
    await fixtures.close();
    await sandbox.stop();
  });
  afterEach(async () => {
    expect(await fixtures.violations()).toEqual([]);
  });

  describe(`a ring of ${size} accounts`, () => {
    it.each(NAMES)('a ring of accounts gains no more tokens than the rules allow by: %s', async (name) => {
      const { ring: wish, farm, owed } = strategies[name]!;
      const ring = await gather(fixtures, size, wish);
      await farm(ring);
      await aWeekPasses(fixtures);
      const figures = await figuresOf(fixtures, ring);
      table[name] = figures;
      expect(figures.has + figures.used - figures.debt).toBeLessThanOrEqual(figures.given);
      expect(figures.has + figures.used).toBeLessThanOrEqual(figures.given + (owed?.(size) ?? 0));
      expect(figures.gain).toBeLessThanOrEqual(MOST_PER_PAYER * Math.max(0, ring.confirmed - 1));
      expect(figures.payable).toBe(0);
    }, 240_000);

    it('the simulation of farming tries every strategy of the list', () => {
      expect(Object.keys(strategies)).toEqual(NAMES);
    });
  });
}
