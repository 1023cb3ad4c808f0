import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCreation, changeCreations, getCreation, listCreations, listCreationsOfPerson, TRASH_DAYS } from '#contracts/creations.ts';
import { deleteGeneration, getGeneration, listGenerations } from '#contracts/generation.ts';
import { must, one } from '#contracts/must.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { deleteRuns, getRunTotals, HISTORY_CSV_PATH, listRunHistory } from '#contracts/run-history.ts';
import { createShareLink, getSharePage } from '#contracts/sharing.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import { openCreations } from './testing/creation-fixtures.ts';
import type { CreationFixtures } from './testing/creation-fixtures.ts';

let fixtures: CreationFixtures;
let promptId: string;
beforeAll(async () => {
  fixtures = await openCreations();
  promptId = (await call(fixtures.app.visitor(), listPrompts, {})).body.items.map(({ id }) => id)[0] ?? '';
}, 60_000);
afterAll(() => fixtures.app.close());

const inTrash = async (user: HttpUser) => (await call(user, listCreations, { query: { trash: 'true' } })).body.items.map(({ id }) => id);
const listed = async (user: HttpUser) => (await call(user, listCreations, {})).body.items.map(({ id }) => id);
const bulk = (user: HttpUser, action: 'trash' | 'restore' | 'delete', ...ids: string[]) => call(user, changeCreations, { body: { ids, action } });
const publish = (user: HttpUser, id: string) => call(user, changeCreation, { params: { id }, body: { visibility: 'public' } });
const visibilities = async (id: string) => (await fixtures.query<{ visibility: string }>('select f.visibility from generation_outputs o join files f on f.id = o.file_id where o.generation_id = ?', [id])).map(({ visibility }) => visibility);
const runOf = async (id: string) => one(await fixtures.query<{ inputs: object; output_text: string | null; title: string; trashed_at: Date | null; published_at: Date | null }>('select inputs, output_text, title, trashed_at, published_at from generations where id = ?', [id]));

describe('the trash', () => {
  it('a run that was deleted from the history goes to the trash, and every list leaves it out at once', async () => {
    const { user, id: owner } = await fixtures.member();
    const [picture, text] = [await fixtures.made(owner, { type: 'image', promptId }), await fixtures.made(owner)];
    await fixtures.told();
    const { link } = (await call(user, createShareLink, { params: { id: promptId }, body: { inputs: null, creationId: picture, showInputs: true, allowRemix: true } })).body;
    await publish(user, picture);
    const shared = async () => (await call(fixtures.app.visitor(), getSharePage, { params: { id: promptId }, query: { via: link.code, creation: picture } })).body.creation;
    expect(await shared()).not.toBeNull();
    expect(await visibilities(picture)).toEqual(['public']);

    expect((await call(user, deleteGeneration, { params: { id: picture } })).body).toEqual({ success: true });
    // The event about the deleted run has not arrived yet, but no list shows the run.
    expect(await listed(user)).toEqual([text]);
    expect((await call(fixtures.app.visitor(), listCreationsOfPerson, { params: { id: owner } })).body.items).toEqual([]);
    expect(await shared()).toBeNull();
    expect(await visibilities(picture)).toEqual(['private']);
    expect((await call(user, getGeneration, { params: { id: picture } })).status).toBe(404);
    expect((await call(user, listGenerations, {})).body.map(({ id }) => id)).toEqual([text]);
    expect((await call(user, listRunHistory, {})).body.map(({ id }) => id)).toEqual([text]);
    expect((await call(user, getRunTotals, {})).body.totals.runs).toBe(1);
    expect(await (await fetch(fixtures.app.url + HISTORY_CSV_PATH, { headers: { cookie: user.cookie() } })).text()).not.toContain(picture);
    await fixtures.told();
    expect(await inTrash(user)).toEqual([picture]);
    expect((await call(user, getCreation, { params: { id: picture } })).body.creation).toMatchObject({ visibility: 'private', outputs: [{ id: '0' }] });
    for (const change of [{ favourite: true }, { visibility: 'public' }] as const) expect((await call(user, changeCreation, { params: { id: picture }, body: change })).status).toBe(404);

    expect((await bulk(user, 'restore', picture)).body.done).toBe(1);
    expect(await listed(user)).toEqual([text, picture]);
    // Taking a creation out of the trash does not restore its share link: its owner must share it again.
    expect(await shared()).toBeNull();
    expect(await visibilities(picture)).toEqual(['private']);
  });

  it('a deleted run that delivered nothing skips the trash and is deleted for ever', async () => {
    const { user, id: owner } = await fixtures.member();
    const failed = await fixtures.made(owner, { status: 'failed', inputs: { prompt: 'secret' } });
    const stopped = await fixtures.made(owner, { status: 'cancelled', text: 'Half a line' });
    expect((await call(user, deleteRuns, { body: { ids: [failed, stopped] } })).body.deleted.sort()).toEqual([failed, stopped].sort());
    await fixtures.told();
    expect(await inTrash(user)).toEqual([stopped]);
    expect(await runOf(failed)).toMatchObject({ inputs: {}, trashed_at: null });
    expect(await runOf(stopped)).toMatchObject({ output_text: 'Half a line' });
  });

  it('the trash deletes creations after 30 days, together with their texts and files', async () => {
    const { user, id: owner } = await fixtures.member();
    const [old, young] = [await fixtures.made(owner, { type: 'image' }), await fixtures.made(owner)];
    await fixtures.told();
    await bulk(user, 'trash', old, young);
    await fixtures.query(`update creations set trashed_at = now() - make_interval(days => ?, mins => 1) where id = ?`, [TRASH_DAYS, old]);
    await fixtures.maintain('library.purge_trash');
    expect(await inTrash(user)).toEqual([young]);
    expect(await runOf(old)).toMatchObject({ title: '', inputs: {}, trashed_at: null });
    expect(await visibilities(old)).toEqual([]);
    expect((await fixtures.query('select 1 from files where owner_id = ? and claims > 0', [owner]))).toEqual([]);
  });

  it('five requests at once to delete a creation for ever delete it once and release its file once', async () => {
    const { user, id: owner } = await fixtures.member();
    const id = await fixtures.made(owner, { type: 'image' });
    await fixtures.told();
    await fixtures.query('update files set claims = 2 where owner_id = ?', [owner]);
    const trashed = await Promise.all(Array.from({ length: 5 }, () => bulk(user, 'trash', id)));
    expect(trashed.map(({ body }) => body.done).sort()).toEqual([0, 0, 0, 0, 1]);
    const deleted = await Promise.all(Array.from({ length: 5 }, () => bulk(user, 'delete', id)));
    expect(deleted.map(({ body }) => body.done).sort()).toEqual([0, 0, 0, 0, 1]);
    expect(await fixtures.query('select claims from files where owner_id = ?', [owner])).toEqual([{ claims: 1 }]);
  });
});

/** Makes a gate at which transactions wait until the test opens it. */
function createGate(): { passed: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}

describe('a creation that moves to the trash while it is published', () => {
  /** A copy of the command that publishes a creation, without the lock of its run, to show that the lock is needed. */
  async function publishUnlocked(tx: Tx, id: string, barrier: () => Promise<void>): Promise<void> {
    const [run] = await rows<{ id: string }>(tx, 'select id from generations where id = ? and deleted_at is null', [id]);
    await barrier();
    await rows(tx, 'update files set visibility = ? where id in (select file_id from generation_outputs where generation_id = ?)', ['public', must(run, 'a run').id]);
  }

  it('a creation that moves to the trash while it is published stays private, and a copy of the command without the lock fails this', async () => {
    const { id: owner } = await fixtures.member();
    const { db } = fixtures.app.services;
    const { creationRuns } = fixtures.app.modules.generation;
    const trash = (id: string) => db.transaction((tx) => creationRuns.trash.move(tx, owner, [id]));

    const twin = await fixtures.made(owner, { type: 'image' });
    const [hasRead, mayWrite] = [createGate(), createGate()];
    const publishing = db.transaction((tx) => publishUnlocked(tx, twin, async () => {
      hasRead.open();
      await mayWrite.passed;
    }));
    await hasRead.passed;
    await trash(twin);
    mayWrite.open();
    await publishing;
    expect(await visibilities(twin)).toEqual(['public']);

    const id = await fixtures.made(owner, { type: 'image' });
    const [hasPublished, mayCommit] = [createGate(), createGate()];
    const publisher = db.transaction(async (tx) => {
      await creationRuns.publish(tx, owner, id);
      hasPublished.open();
      await mayCommit.passed;
    });
    await hasPublished.passed;
    const trashing = trash(id);
    mayCommit.open();
    await Promise.all([publisher, trashing]);
    expect(await visibilities(id)).toEqual(['private']);
    expect(await runOf(id)).toMatchObject({ published_at: null });
    await expect(db.transaction((tx) => creationRuns.publish(tx, owner, id))).rejects.toMatchObject({ code: 'not_found' });
  });
});
