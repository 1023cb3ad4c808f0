import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { publishDraft } from './commands/publish-draft.ts';
import { trashPrompts } from './commands/trash-prompts.ts';
import type { PromptsContext } from './prompts-context.ts';
import { drafted, finished } from './testing/drafting.ts';

let app: TestApp;
let context: PromptsContext;
beforeAll(async () => {
  app = await createTestApp();
  const { db, clock, outbox } = app.services;
  context = { db, clock, outbox, identity: app.modules.identity.identity, media: app.modules.media.media, testResults: () => Promise.resolve(new Map()), samples: null };
}, 60_000);
afterAll(() => app.close());

const stateOf = async (id: string) => one(await rows<{ status: string; trashed: boolean }>(app.services.db.knex, 'select status, trashed_at is not null as trashed from prompts where id = ?', [id]));
const publishing = (tx: Tx, ownerId: string, { promptId, revision }: Draft) => publishDraft(tx, context, ownerId, promptId, { revision, changeNote: '', despiteWarning: true }, createPatternCheck());

/**
 * The ms in which the later transaction sends its first statement, which then waits for the lock. On a slower machine the test still passes
 * and only proves less.
 */
const WAIT_MS = 50;
/**
 * Runs two overlapping transactions. The first acts, and waits before its commit until `begun` resolves; the second starts meanwhile. Returns
 * the results of both.
 */
async function overlap(first: (tx: Tx) => Promise<unknown>, second: (tx: Tx) => Promise<unknown>, begun: Promise<unknown> = pause(WAIT_MS)): Promise<PromiseSettledResult<unknown>[]> {
  let acted = (): void => undefined;
  const hasActed = new Promise<void>((resolve) => (acted = resolve));
  let release = (): void => undefined;
  const mayCommit = new Promise<void>((resolve) => (release = resolve));
  const { db } = app.services;
  const earlier = db.transaction(async (tx) => {
    await first(tx);
    acted();
    await mayCommit;
  });
  await hasActed;
  const later = db.transaction((tx) => second(tx));
  await begun;
  release();
  return Promise.allSettled([earlier, later]);
}

it('a prompt that is published and moved to the trash at once ends in the trash, unpublished, in either order', async () => {
  const author = await app.register();
  const { id: ownerId } = one(await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [author.username]));
  const draft = await drafted(author, finished({ title: 'Published and trashed' }));
  const [out, trashed] = await overlap((tx) => publishing(tx, ownerId, draft), (tx) => trashPrompts(tx, context, ownerId, [draft.promptId]));
  expect([out?.status, trashed]).toEqual(['fulfilled', { status: 'fulfilled', value: [draft.promptId] }]);
  expect(await stateOf(draft.promptId)).toEqual({ status: 'draft', trashed: true });

  const other = await drafted(author, finished({ title: 'Trashed and published' }));
  const [gone, refused] = await overlap((tx) => trashPrompts(tx, context, ownerId, [other.promptId]), (tx) => publishing(tx, ownerId, other));
  expect([gone?.status, refused]).toMatchObject(['fulfilled', { status: 'rejected', reason: { code: 'not_found' } }]);
  expect(await stateOf(other.promptId)).toEqual({ status: 'draft', trashed: true });
});

it('without the lock, moving a prompt to the trash fails when the prompt is published at the same time', async () => {
  const author = await app.register();
  const { id: ownerId } = one(await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [author.username]));
  const draft = await drafted(author, finished({ title: 'Trashed without a lock' }));
  /** A broken copy of the trash command: it reads the status first and takes no lock, so it does not see a publication in between. */
  let read = (): void => undefined;
  const hasRead = new Promise<void>((resolve) => (read = resolve));
  const broken = async (tx: Tx): Promise<void> => {
    const { status } = await stateOf(draft.promptId);
    read();
    if (status === 'published') await rows(tx, `update prompts set status = 'draft' where id = ?`, [draft.promptId]);
    await rows(tx, 'update prompts set trashed_at = now() where id = ?', [draft.promptId]);
  };
  const [out, trashed] = await overlap((tx) => publishing(tx, ownerId, draft), broken, hasRead);
  // A constraint of the table refuses a published prompt in the trash, so the transaction without the lock fails.
  expect([out?.status, trashed?.status]).toEqual(['fulfilled', 'rejected']);
  expect(await stateOf(draft.promptId)).toEqual({ status: 'published', trashed: false });
});
