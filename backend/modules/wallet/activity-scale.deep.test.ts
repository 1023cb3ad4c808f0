import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { spending } from './queries/spending.ts';
import { entriesOf, fillLedger } from './testing/bulk-ledger.ts';
import type { ActivityFilter, Position } from './wallet.ts';

/** Sizes of the test data: one person with 100,000 ledger entries, beside a thousand people with a million together. */
const many = { users: [newId()], runs: 20_000 };
const few = { users: Array.from({ length: 1_000 }, () => newId()), runs: 200 };
const [userId] = many.users as [string];

describe('a wallet with 100,000 entries', () => {
  let fixtures: LedgerFixtures;
  beforeAll(async () => {
    fixtures = await openLedger();
    await fillLedger(fixtures.db, many);
    await fillLedger(fixtures.db, few);
  }, 300_000);
  afterAll(() => fixtures.close());

  /** The query plans of all statements that a read sends to Postgres. */
  async function plans(read: () => Promise<unknown>): Promise<string[]> {
    const sent: { sql: string; bindings: unknown[] }[] = [];
    const note = (query: { sql: string; bindings: unknown[] }): void => void sent.push(query);
    fixtures.db.knex.client.on('query', note);
    await read();
    fixtures.db.knex.client.removeListener('query', note);
    return Promise.all(sent.map(async ({ sql, bindings }) => {
      const client = await fixtures.db.knex.client.acquireConnection();
      try {
        const { rows } = await client.query(`explain (analyze, costs off, timing off) ${sql}`, bindings) as { rows: { 'QUERY PLAN': string }[] };
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      } finally {
        await fixtures.db.knex.client.releaseConnection(client);
      }
    }));
  }

  const activity = (filter: ActivityFilter, after: Position | null = null) => () => fixtures.wallet.activity(fixtures.db.knex, userId, filter, after, 25);
  it.each<[string, number, () => Promise<unknown>]>([
    ['the first page of the activity', 50, activity({})],
    ['a late page of the activity', 500, activity({}, { step: 100 })],
    ['a late page whose balance is known', 50, activity({}, { step: 100, balance: 0 })],
    ['the activity of a rare type', 1_000, activity({ types: ['purchase'] })],
    ['the activity with a word that does not occur', 1_000, activity({ q: 'nowhere' })],
    ['the activity of old days', 1_000, activity({ to: '2026-01-01T01:00:00.000Z' })],
    ['the overview of the wallet', 500, () => fixtures.wallet.overview(fixtures.db.knex, userId)],
    ['the spending by day', 500, () => spending(fixtures.db.knex, userId, new Date('2026-01-15T00:00:00Z'), 365)],
  ])('%s is read from a wallet of 100,000 entries in one query by indexes within %d ms', async (what, mostMs, read) => {
    const found = await plans(read);
    expect(found).toHaveLength(1);
    expect(found[0], found[0]).not.toMatch(/Seq Scan on (ledger|holds|wallets)/);
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now();
      await read();
      times.push(performance.now() - start);
    }
    console.info(`${what}: ${Math.min(...times).toFixed(1)} ms of ${entriesOf(many)} entries`);
    expect(Math.min(...times)).toBeLessThan(mostMs);
  });

  it('reads an activity of 100,000 entries in pages, in a time that grows only with the number of entries', async () => {
    const start = performance.now();
    let lines = 0;
    let after: Position | null = null;
    do {
      const page = await fixtures.wallet.activity(fixtures.db.knex, userId, {}, after, 1_000);
      lines += page.items.length;
      after = page.next;
    } while (after);
    console.info(`${lines} lines in ${(performance.now() - start).toFixed(0)} ms`);
    expect(lines).toBe(many.runs + 1);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
