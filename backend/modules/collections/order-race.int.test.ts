import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import type { CollectionsContext } from './collections-context.ts';
import { changeItem, placeAfter } from './commands/change-item.ts';
import { collectionsMigrations } from './index.ts';

let fixtures: JobFixtures;
beforeAll(async () => {
  fixtures = await openJobFixtures({ migrations: [collectionsMigrations] });
});
afterAll(() => fixtures.close());

type Move = (tx: Tx, collectionId: string, ownerId: string, itemId: string, after: string | null) => Promise<unknown>;

const AT_ONCE = 8;

/**
 * Moves eight items of a collection to the place after the first one, in eight transactions that are all open before the first move. Returns
 * the sort keys afterwards.
 */
async function race(move: Move): Promise<{ failed: number; keys: string[] }> {
  const { db } = fixtures;
  const [collectionId, ownerId] = [newId(), newId()];
  const items = Array.from({ length: AT_ONCE + 1 }, newId);
  await rows(db.knex, `insert into collections (id, owner_id, name, created_at, updated_at) values (?, ?, 'Race', now(), now())`, [collectionId, ownerId]);
  for (const [index, itemId] of items.entries()) {
    await rows(db.knex, `insert into collection_items (collection_id, item_id, item_type, position, added_at) values (?, ?, 'prompt', ?, now())`, [collectionId, itemId, `a${index}`]);
  }
  let waiting = 0;
  let open!: () => void;
  const barrier = new Promise<void>((resolve) => (open = resolve));
  const moves = items.slice(1).map((itemId) =>
    db.transaction(async (tx) => {
      await rows(tx, 'select 1');
      waiting += 1;
      if (waiting === AT_ONCE) open();
      await barrier;
      return move(tx, collectionId, ownerId, itemId, items[0]!);
    }),
  );
  const failed = (await Promise.allSettled(moves)).filter(({ status }) => status === 'rejected').length;
  const found = await rows<{ position: string }>(db.knex, 'select position from collection_items where collection_id = ? order by position, item_id', [collectionId]);
  return { failed, keys: found.map(({ position }) => position) };
}

it('every item of a collection gets a place of its own when people reorder at once', async () => {
  const context = { ...fixtures, clock: systemClock } as unknown as CollectionsContext;
  const { failed, keys } = await race((tx, id, ownerId, itemId, after) => changeItem(tx, context, ownerId, { id, itemId }, { after }));
  expect(failed).toBe(0);
  expect(keys[0]).toBe('a0');
  expect(new Set(keys).size).toBe(AT_ONCE + 1);
});

it('items of a collection would share a place if a move read its neighbours without the lock, and the test detects it', async () => {
  const broken: Move = async (tx, collectionId, _, itemId, after) => {
    const position = await placeAfter(tx, collectionId, itemId, after);
    await rows(tx, 'update collection_items set position = ? where collection_id = ? and item_id = ?', [position, collectionId, itemId]);
  };
  const { keys } = await race(broken);
  expect(new Set(keys).size).toBeLessThan(AT_ONCE + 1);
});
