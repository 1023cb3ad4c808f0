import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import { libraryMigrations } from '../index.ts';
import type { LibraryContext } from '../library-context.ts';
import { changeFolder, createFolder } from './change-folders.ts';
import { orderFolderItem, placeAfter } from './folder-items.ts';
import { expectRoom, folderIn } from './folder-tree.ts';
import { readFolders } from './read-folders.ts';

let fixtures: JobFixtures;
let context: LibraryContext;
beforeAll(async () => {
  fixtures = await openJobFixtures({ migrations: [libraryMigrations] });
  // The commands push changes to the owner's open tabs. In these tests no tab is open.
  context = { ...fixtures, clock: systemClock, push: { toUser: () => undefined } } as unknown as LibraryContext;
});
afterAll(() => fixtures.close());

/** Runs these functions at the same time, in transactions that were opened before the first one starts; returns the codes of their errors. */
async function atOnce(works: readonly ((tx: Tx) => Promise<unknown>)[]): Promise<string[]> {
  let waiting = 0;
  let open!: () => void;
  const barrier = new Promise<void>((resolve) => (open = resolve));
  const settled = await Promise.allSettled(works.map((work) => fixtures.db.transaction(async (tx) => {
    await rows(tx, 'select 1');
    waiting += 1;
    if (waiting === works.length) open();
    await barrier;
    return work(tx);
  })));
  return settled.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code?: string }).code ?? String(end.reason)] : []));
}

const made = async (ownerId: string, name: string): Promise<string> => {
  const id = newId();
  await rows(fixtures.db.knex, `insert into folders (id, owner_id, name, icon, color, kind, place, created_at, updated_at) values (?, ?, ?, 'folder', 'violet', 'manual', 'a0', now(), now())`, [id, ownerId, name]);
  return id;
};

describe('a folder that goes into its own child by two requests at once', () => {
  type Move = (tx: Tx, ownerId: string, id: string, parentId: string) => Promise<unknown>;

  /** Moves folder A into B and B into A at the same moment. Returns which move failed, and whether each folder lies in the other afterwards. */
  async function race(move: Move): Promise<{ failed: string[]; loop: boolean }> {
    const ownerId = newId();
    const [a, b] = [await made(ownerId, 'A'), await made(ownerId, 'B')];
    const failed = await atOnce([(tx) => move(tx, ownerId, a, b), (tx) => move(tx, ownerId, b, a)]);
    return { failed, loop: (await readFolders(fixtures.db.knex, ownerId)).every(({ parent_id: parent }) => parent !== null) };
  }

  it('of two requests that put two folders into each other at once, the second is refused', async () => {
    expect(await race((tx, ownerId, id, parentId) => changeFolder(tx, context, ownerId, id, { parentId }))).toEqual({ failed: ['folder_loop'], loop: false });
  });

  it('two folders that are put into each other at once make a loop if the tree is read without its lock, and the test detects it', async () => {
    const broken: Move = async (tx, ownerId, id, parentId) => {
      const tree = await readFolders(tx, ownerId);
      expectRoom(tree, parentId, folderIn(tree, id));
      // Both requests read the tree before either of them writes.
      await rows(tx, 'select pg_sleep(0.2)');
      await rows(tx, 'update folders set parent_id = ? where id = ?', [parentId, id]);
    };
    expect(await race(broken)).toEqual({ failed: [], loop: true });
  });
});

describe('items that two tabs of one person reorder at once', () => {
  const AT_ONCE = 6;
  type Move = (tx: Tx, ownerId: string, item: { id: string; itemId: string }, after: string) => Promise<unknown>;

  /** Moves six prompts of a folder to the place after its first one, all at the same moment. Returns the sort keys of all prompts afterwards. */
  async function race(move: Move): Promise<{ failed: string[]; keys: string[] }> {
    const ownerId = newId();
    const id = await made(ownerId, 'Order');
    const items = Array.from({ length: AT_ONCE + 1 }, newId);
    for (const [index, itemId] of items.entries()) await rows(fixtures.db.knex, 'insert into folder_prompts (owner_id, prompt_id, folder_id, place) values (?, ?, ?, ?)', [ownerId, itemId, id, `a${index}`]);
    const failed = await atOnce(items.slice(1).map((itemId) => (tx: Tx) => move(tx, ownerId, { id, itemId }, items[0]!)));
    const keys = await rows<{ place: string }>(fixtures.db.knex, 'select place from folder_prompts where folder_id = ? order by place, prompt_id', [id]);
    return { failed, keys: keys.map(({ place }) => place) };
  }

  it('items that two tabs of one person reorder at once each get a place of their own', async () => {
    const { failed, keys } = await race((tx, ownerId, item, after) => orderFolderItem(tx, context, ownerId, item, after));
    expect([failed, keys[0], new Set(keys).size]).toEqual([[], 'a0', AT_ONCE + 1]);
  });

  it('items reordered at once would share a place if neighbours were read without the folder\'s lock, and the test detects it', async () => {
    const { keys } = await race(async (tx, _, { id, itemId }, after) => {
      const { place } = await placeAfter(tx, id, itemId, after);
      await rows(tx, 'update folder_prompts set place = ? where folder_id = ? and prompt_id = ?', [place, id, itemId]);
    });
    expect(new Set(keys).size).toBeLessThan(AT_ONCE + 1);
  });
});

describe('folders of one name that two people create in two tabs at once', () => {
  const AT_ONCE = 6;

  it('folders of one name that two people create at once each get a code and a place of their own', async () => {
    const owners = [newId(), newId()];
    const failed = await atOnce(Array.from({ length: AT_ONCE }, (_, n) => (tx: Tx) => createFolder(tx, context, owners[n % 2]!, { name: 'Launch week', kind: 'manual' })));
    const codes = await rows<{ code: string; place: string; owner_id: string }>(fixtures.db.knex, 'select code, place, owner_id from folders where owner_id = any(cast(? as uuid[]))', [owners]);
    expect([failed, new Set(codes.map(({ code }) => code)).size, new Set(codes.map(({ owner_id: owner, place }) => owner + place)).size]).toEqual([[], AT_ONCE, AT_ONCE]);
  });

  it('folders created at once would share an address that was made of their name and the next number, so folders have random codes', async () => {
    const ownerId = newId();
    await rows(fixtures.db.knex, 'create table if not exists numbered_folders (slug text not null)');
    await atOnce(Array.from({ length: AT_ONCE }, () => async (tx: Tx) => {
      const [known] = await rows<{ n: number }>(tx, 'select count(*)::int as n from numbered_folders where slug like ?', [`${ownerId}%`]);
      await rows(tx, 'insert into numbered_folders (slug) values (?)', [`${ownerId}-${String(known?.n)}`]);
    }));
    const slugs = await rows<{ slug: string }>(fixtures.db.knex, 'select slug from numbered_folders');
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBeLessThan(AT_ONCE);
  });
});
