import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPrompts } from '#contracts/prompts.ts';
import { followPerson, getFollowCounts, getMarks, likePrompt, listFollows, savePrompt, unfollowPerson, unlikePrompt } from '#contracts/social.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { ExportEntry } from '#kernel/module.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { HttpUser } from '#testing/http-user.ts';
import type { TestApp } from '#testing/test-app.ts';
import { personalData } from './personal-data.ts';

let app: TestApp;
let ada: HttpUser;
let bo: HttpUser;
let ids: Record<'ada' | 'bo', string>;
let promptIds: string[];
beforeAll(async () => {
  app = await createTestApp();
  [ada, bo] = [await app.register(), await app.register()];
  ids = { ada: await idOf(ada), bo: await idOf(bo) };
  promptIds = (await call(ada, listPrompts, {})).body.items.map(({ id }) => id);
});
afterAll(() => app.close());

const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(app.services.db.knex, sql, bindings);
const idOf = async ({ username }: HttpUser): Promise<string> => (await query<{ id: string }>('select id from users where username = ?', [username]))[0]!.id;
const published = async (name: string, subjectId: string): Promise<number> =>
  (await query(`select id from outbox_events where name = ? and ? in (payload->>'promptId', payload->>'followeeId')`, [name, subjectId])).length;
/** Finds stored counts of likes or follows that differ from the real number. The list must be empty after each test. */
const miscounted = () =>
  query(`select kind, subject_id, count from social_tallies t where count <> (select count(*) from social_marks m where m.kind = t.kind and m.subject_id = t.subject_id)`);

describe('likes', () => {
  it('counts one like for each person, however many identical requests arrive at once', async () => {
    const id = promptIds[0]!;
    const answers = await Promise.all(Array.from({ length: 12 }, () => call(ada, likePrompt, { params: { id } })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { on: true, count: 1 }]));
    expect((await call(bo, likePrompt, { params: { id } })).body).toEqual({ on: true, count: 2 });
    expect(await published('prompt_liked', id)).toBe(2);
    for (const count of [1, 1]) expect((await call(ada, unlikePrompt, { params: { id } })).body).toEqual({ on: false, count });
    expect(await published('prompt_unliked', id)).toBe(1);
    expect(await miscounted()).toEqual([]);
  });

  it('keeps the right count of likes when two users send 30 likes and unlikes at once', async () => {
    const id = promptIds[1]!;
    const clicks = Array.from({ length: 30 }, (_, n) => call(n % 2 ? ada : bo, n % 3 ? likePrompt : unlikePrompt, { params: { id } }));
    expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual(clicks.map(() => 200));
    expect(await miscounted()).toEqual([]);
  });

  it('refuses the owner’s like of an own prompt, and lets the owner save it', async () => {
    const id = promptIds[2]!;
    const [{ owner_id: ownerId }] = (await query<{ owner_id: string }>('select owner_id from prompts where id = ?', [id])) as [{ owner_id: string }];
    await query('update prompts set owner_id = ? where id = ?', [ids.ada, id]);
    const refused = await call(ada, likePrompt, { params: { id } });
    expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([409, 'own_prompt']);
    expect((await call(ada, savePrompt, { params: { id } })).status).toBe(200);
    await query('update prompts set owner_id = ? where id = ?', [ownerId, id]);
  });

  it('refuses likes of prompts that the person may not open, and takes back a like of a prompt that became private', async () => {
    const id = promptIds[3]!;
    await call(ada, likePrompt, { params: { id } });
    await query(`update prompts set visibility = 'private' where id = ?`, [id]);
    expect((await call(bo, likePrompt, { params: { id } })).status).toBe(404);
    expect((await call(ada, unlikePrompt, { params: { id } })).body).toEqual({ on: false, count: 0 });
    await query(`update prompts set visibility = 'public' where id = ?`, [id]);
    expect((await call(bo, likePrompt, { params: { id: newId() } })).status).toBe(404);
    expect((await call(app.visitor(), likePrompt, { params: { id } })).status).toBe(401);
  });

  it('tells a person in one request which prompts and people on a page they liked, saved or follow', async () => {
    const [first, second] = promptIds.slice(4, 6) as [string, string];
    await call(ada, likePrompt, { params: { id: first } });
    await call(ada, savePrompt, { params: { id: second } });
    await call(ada, followPerson, { params: { id: ids.bo } });
    const asked = { prompts: [first, second, newId()].join(','), people: ids.bo };
    expect((await call(ada, getMarks, { query: asked })).body).toEqual({ liked: [first], saved: [second], followed: [ids.bo], blocked: [] });
    expect((await call(bo, getMarks, { query: asked })).body).toEqual({ liked: [], saved: [], followed: [], blocked: [] });
    expect((await call(ada, getMarks, { query: { prompts: 'nonsense' } })).status).toBe(400);
    await call(ada, unfollowPerson, { params: { id: ids.bo } });
  });
});

describe('follows', () => {
  it('refuses to follow the own account, an unknown user and a deleted account', async () => {
    const self = await call(ada, followPerson, { params: { id: ids.ada } });
    expect([self.status, (self.body as unknown as { code: string }).code]).toEqual([409, 'following_oneself']);
    expect((await call(ada, followPerson, { params: { id: newId() } })).status).toBe(404);
    const gone = await idOf(await app.register());
    await query('update users set erased_at = now() where id = ?', [gone]);
    expect((await call(ada, followPerson, { params: { id: gone } })).status).toBe(404);
  });

  it('lists followers latest first, page by page, without banned accounts', async () => {
    const star = await idOf(await app.register());
    const fans = [await app.register(), await app.register(), await app.register(), await app.register()];
    for (const fan of fans) await call(fan, followPerson, { params: { id: star } });
    await query(`update users set banned_at = now() where username = ?`, [fans[2]!.username]);
    const page = (cursor?: string) => call(app.visitor(), listFollows, { params: { id: star }, query: { side: 'followers', limit: 2, ...(cursor && { cursor }) } });
    const first = (await page()).body;
    const second = (await page(first.nextCursor!)).body;
    expect([...first.items, ...second.items].map(({ person }) => person.username)).toEqual([fans[3]!, fans[1]!, fans[0]!].map(({ username }) => username));
    expect(second.nextCursor).toBeNull();
    expect((await call(app.visitor(), listFollows, { params: { id: star }, query: { side: 'followers', cursor: 'x' } })).status).toBe(400);
    expect((await call(app.visitor(), getFollowCounts, { params: { id: star } })).body).toEqual({ followers: 4, following: 0 });
    expect((await call(app.visitor(), getFollowCounts, { params: { id: await idOf(fans[0]!) } })).body).toEqual({ followers: 0, following: 1 });
  });
});

describe('personal data', () => {
  const data = () => personalData(app.services);

  it('exports the likes and follows of an account, and erases them and their counts with it', async () => {
    const deleted = await app.register();
    const id = await idOf(deleted);
    const liked = promptIds[7]!;
    await call(bo, likePrompt, { params: { id: liked } });
    await call(deleted, likePrompt, { params: { id: liked } });
    await call(deleted, followPerson, { params: { id: ids.ada } });
    await call(bo, followPerson, { params: { id } });
    const entries: ExportEntry[] = [];
    for await (const entry of data().export(id)) entries.push(entry);
    expect(entries).toMatchObject([
      { name: 'social/likes-0001.json', data: [{ promptId: liked }] },
      { name: 'social/following-0001.json', data: [{ personId: ids.ada }] },
    ]);
    await app.services.db.transaction((tx) => data().erase(tx, id));
    expect(await query('select 1 from social_marks where ? in (user_id, subject_id)', [id])).toEqual([]);
    expect(await miscounted()).toEqual([]);
    expect((await query<{ count: number }>(`select count from social_tallies where kind = 'like' and subject_id = ?`, [liked]))[0]!.count).toBe(1);
    expect([await published('prompt_unliked', liked), await published('person_unfollowed', ids.ada)]).toEqual([1, 1]);
  });
});
