import { afterAll, beforeAll, expect, it } from 'vitest';
import { PINS_LIMIT } from '#contracts/pins.ts';
import { systemClock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import { pinWork, putPin } from './commands/pin-work.ts';
import { profilesMigrations } from './migrations/pins.ts';
import type { ProfilesContext } from './profiles-context.ts';

let fixtures: JobFixtures;
beforeAll(async () => {
  fixtures = await openJobFixtures({ migrations: [profilesMigrations] });
});
afterAll(() => fixtures.close());

type Pin = (tx: Tx, context: ProfilesContext, userId: string, itemId: string) => Promise<unknown>;

const AT_ONCE = 8;

/**
 * Eight tabs of one person with five pins each pin one more work at once. All transactions are open before the first reads. Returns the pins
 * and places afterwards.
 */
async function race(pin: Pin): Promise<{ pinned: number; places: number }> {
  const { db } = fixtures;
  const ownerId = newId();
  for (let place = 0; place < PINS_LIMIT - 1; place += 1) {
    await rows(db.knex, `insert into pins (user_id, item_id, item_type, position, pinned_at) values (?, ?, 'prompt', ?, now())`, [ownerId, newId(), `a${place}`]);
  }
  // In this race all works are public and belong to the person, because the test is about the order of pins only.
  const shown = (_: unknown, ids: readonly string[]) => Promise.resolve(new Map(ids.map((id) => [id, { ownerId, pin: { itemId: id } }])));
  const context = { clock: systemClock, works: () => ({ shown }) } as unknown as ProfilesContext;
  let waiting = 0;
  let open!: () => void;
  const barrier = new Promise<void>((resolve) => (open = resolve));
  await Promise.allSettled(Array.from({ length: AT_ONCE }, () =>
    db.transaction(async (tx) => {
      await rows(tx, 'select 1');
      waiting += 1;
      if (waiting === AT_ONCE) open();
      await barrier;
      return pin(tx, context, ownerId, newId());
    })));
  const found = await rows<{ position: string }>(db.knex, 'select position from pins where user_id = ?', [ownerId]);
  return { pinned: found.length, places: new Set(found.map(({ position }) => position)).size };
}

it('keeps the limit of pins, and a place of its own for each pin, when several tabs of one person pin works at once', async () => {
  expect(await race((tx, context, userId, itemId) => pinWork(tx, context, userId, { itemType: 'prompt', itemId }, {}))).toEqual({ pinned: PINS_LIMIT, places: PINS_LIMIT });
});

it('too many pins and equal places appear when tabs pin works at once without the lock', async () => {
  const { pinned, places } = await race((tx, context, userId, itemId) => putPin(tx, context, userId, { itemType: 'prompt', itemId }, {}));
  expect(pinned).toBeGreaterThan(PINS_LIMIT);
  expect(places).toBeLessThan(pinned);
});
