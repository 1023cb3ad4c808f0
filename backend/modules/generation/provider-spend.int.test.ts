import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { barrier } from '#testing/race.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { openTestPool } from '#testing/test-pool.ts';
import { giveSpendBack, monthOf, reserveSpend } from './making/provider-spend.ts';

const CALLS = 24;
const COST = 1_000;
const CAP = 10_000;

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase('spend', 'migrated');
  db = openTestPool(database.url);
}, 60_000);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const account = (providerId: string) => ({ providerId, contentType: 'image' as const });
const spent = async (providerId: string): Promise<number> =>
  (await rows<{ micros: number }>(db.knex, 'select micros from provider_spend where provider_id = ?', [providerId]))[0]?.micros ?? 0;

/** Makes `CALLS` reservations at the same moment. Returns how many were allowed. */
async function passed(reserve: () => Promise<boolean>): Promise<number> {
  const begin = barrier(CALLS);
  const ends = await Promise.all(Array.from({ length: CALLS }, async () => {
    await begin();
    return reserve();
  }));
  return ends.filter(Boolean).length;
}

it('lets provider calls at the same time reach the cap of the month, and none beyond it', async () => {
  expect(await passed(() => reserveSpend(db.knex, systemClock, account('one'), COST, CAP))).toBe(10);
  expect(await spent('one')).toBe(CAP);
});

it('shows that a version which reads the sum first and adds to it later passes the cap', async () => {
  await reserveSpend(db.knex, systemClock, account('twin'), 0, CAP);
  const together = barrier(CALLS);
  const careless = async (): Promise<boolean> => {
    const known = await spent('twin');
    await together();
    if (known + COST > CAP) return false;
    await rows(db.knex, 'update provider_spend set micros = micros + ? where provider_id = ?', [COST, 'twin']);
    return true;
  };
  expect(await passed(careless)).toBeGreaterThan(10);
});

it('refuses a provider call that alone costs more than the cap, and takes the cost of a refused call off the sum', async () => {
  expect(await reserveSpend(db.knex, systemClock, account('dear'), CAP + 1, CAP)).toBe(false);
  expect(await spent('dear')).toBe(0);
  expect(await reserveSpend(db.knex, systemClock, account('back'), CAP, CAP)).toBe(true);
  await giveSpendBack(db.knex, systemClock, account('back'), COST);
  expect(await reserveSpend(db.knex, systemClock, account('back'), COST, CAP)).toBe(true);
});

it('begins the sum of a provider\'s costs at zero in a new month', async () => {
  const december: Clock = { now: () => new Date('2031-12-31T23:59:59Z') };
  const january: Clock = { now: () => new Date('2032-01-01T00:00:00Z') };
  expect([monthOf(december), monthOf(january)]).toEqual(['2031-12-01', '2032-01-01']);
  expect(await reserveSpend(db.knex, december, account('monthly'), CAP, CAP)).toBe(true);
  expect(await reserveSpend(db.knex, december, account('monthly'), 1, CAP)).toBe(false);
  expect(await reserveSpend(db.knex, january, account('monthly'), CAP, CAP)).toBe(true);
});
