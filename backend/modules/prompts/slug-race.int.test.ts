import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must, one } from '#contracts/must.ts';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { errorText } from '#kernel/error-text.ts';
import { newId } from '#kernel/ids.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { openTestPool } from '#testing/test-pool.ts';
import { createDraft } from './commands/create-draft.ts';
import { columnsOf } from './commands/draft-columns.ts';
import { slugCandidates } from './domain/slug.ts';
import { PromptModel } from './models/prompt.model.ts';

const AT_ONCE = 6;
let app: TestApp;
/** A pool of connections that may wait longer for a lock than a request may. */
let pool: Database;
let ownerId: string;
beforeAll(async () => {
  app = await createTestApp();
  pool = openTestPool(app.services.config.database.url, AT_ONCE);
  const { username } = await app.register();
  ownerId = one(await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [username])).id;
  // Opens all connections before the race, so that the transactions really run at the same time.
  await Promise.all(Array.from({ length: AT_ONCE }, () => rows(pool.knex, 'select pg_sleep(0.05)')));
});
afterAll(async () => {
  await pool.close();
  await app.close();
});

/** Starts `work` in several transactions, which all wait until the last of them is open. */
async function atOnce<Made>(work: (tx: Tx) => Promise<Made>): Promise<PromiseSettledResult<Made>[]> {
  let waiting = 0;
  let open!: () => void;
  const barrier = new Promise<void>((resolve) => (open = resolve));
  return Promise.allSettled(Array.from({ length: AT_ONCE }, () => pool.transaction(async (tx) => {
    await rows(tx, 'select 1');
    waiting += 1;
    if (waiting === AT_ONCE) open();
    await barrier;
    return work(tx);
  })));
}

describe('one address that several prompts are created with at once', () => {
  it('of several prompts that are created at once with one slug, one gets it and the others get the next numbers', async () => {
    const { clock, outbox } = app.services;
    const { media } = app.modules.media;
    const content = { ...blankDraft('text'), title: 'The last copy', slug: 'the-last-copy' };
    const made = await atOnce(async (tx) => (await createDraft(tx, { clock, media, outbox }, ownerId, content)).slug);
    const slugs = made.map((settled) => (settled.status === 'fulfilled' ? settled.value : String(settled.reason)));
    expect(slugs.sort()).toEqual([...slugCandidates('the-last-copy', AT_ONCE)].sort());
  });

  it('without the lock, the transactions of this race want the same slug and all but one fail', async () => {
    const made = await atOnce(async (tx) => {
      const taken = new Set((await rows<{ slug: string }>(tx, `select slug from prompts where slug like 'the-broken-copy%'`)).map(({ slug }) => slug));
      // The pause lets every transaction look for a free slug before any of them writes.
      await rows(tx, 'select pg_sleep(0.2)');
      const slug = must(slugCandidates('the-broken-copy', AT_ONCE).find((candidate) => !taken.has(candidate)), 'a free address');
      const now = new Date();
      await PromptModel.query(tx).insert({ id: newId(), owner_id: ownerId, slug, ...columnsOf(blankDraft('text')), status: 'draft', created_at: now, updated_at: now });
    });
    const refused = made.flatMap((settled) => (settled.status === 'rejected' ? [errorText(settled.reason, 'name')] : []));
    // Without the lock, the unique index refuses the second use of a slug. With it, the real command takes the next number.
    expect(refused).toEqual(Array.from({ length: AT_ONCE - 1 }, () => 'UniqueViolationError'));
  });
});
