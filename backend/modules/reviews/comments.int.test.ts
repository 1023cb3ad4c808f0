import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMessages } from '#contracts/messages.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { deleteComment, listPromptComments, writePromptComment } from '#contracts/reviews.ts';
import type { Comment } from '#contracts/reviews.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openAchievements } from '#modules/achievements/testing/achievements-fixtures.ts';
import type { AchievementsFixtures } from '#modules/achievements/testing/achievements-fixtures.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import { reviewsPersonalData } from './personal-data.ts';

interface Person {
  user: HttpUser;
  userId: string;
}

let fixtures: AchievementsFixtures;
let creator: Person;
let ada: Person;
let bo: Person;
let promptIds: string[];
beforeAll(async () => {
  fixtures = await openAchievements('2026-11-16T12:00:00.000Z');
  [creator, ada, bo] = [await fixtures.join(), await fixtures.join(), await fixtures.join()];
  promptIds = (await call(ada.user, listPrompts, {})).body.items.map(({ id }) => id);
});
afterAll(() => fixtures.close());

const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(fixtures.app.services.db.knex, sql, bindings);
async function freshPrompt(): Promise<string> {
  const id = promptIds.pop()!;
  await query('update prompts set owner_id = ? where id = ?', [creator.userId, id]);
  return id;
}
const post = (person: Person, id: string, body: string, parentId?: string) => call(person.user, writePromptComment, { params: { id }, body: { body, ...(parentId && { parentId }) } });
const say = async (person: Person, id: string, body: string, parentId?: string): Promise<Comment> => (await post(person, id, body, parentId)).body.comment;
const list = async (id: string, rest = {}, person?: Person) => (await call(person?.user ?? fixtures.app.visitor(), listPromptComments, { params: { id }, query: rest })).body;
const take = (person: Person, id: string) => call(person.user, deleteComment, { params: { id } });
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code?: string }).code];
const count = async (name: string, promptId: string) => (await query(`select 1 from outbox_events where name = ? and payload->>'targetId' = ?`, [name, promptId])).length;

it('comments are listed latest first and their answers oldest first, in one level, page by page', async () => {
  const id = await freshPrompt();
  const first = await say(ada, id, '<b>First!</b>');
  const second = await say(bo, id, 'Second');
  const answers = [await say(creator, id, 'Welcome', first.id)];
  answers.push(await say(bo, id, 'Me too', answers[0]!.id));
  expect(answers.map(({ parentId }) => parentId)).toEqual([first.id, first.id]);
  const { items } = await list(id);
  expect(items.map(({ body, replies, author }) => [body, replies, author?.username])).toEqual([['Second', 0, bo.user.username], ['<b>First!</b>', 2, ada.user.username]]);
  expect((await list(id, { parent: first.id }, bo)).items).toMatchObject([{ body: 'Welcome', byCreator: true, mine: false }, { body: 'Me too', byCreator: false, mine: true }]);
  const page = await list(id, { limit: 1 });
  expect((await list(id, { limit: 1, cursor: page.nextCursor })).items.map((comment) => comment.id)).toEqual([first.id]);
  expect(page.items[0]!.id).toBe(second.id);
  const answer = await list(id, { parent: first.id, limit: 1 });
  expect((await list(id, { parent: first.id, limit: 1, cursor: answer.nextCursor })).items).toMatchObject([{ body: 'Me too' }]);
  expect((await call(ada.user, listPromptComments, { params: { id }, query: { cursor: 'x' } })).status).toBe(400);
});

it('a comment is refused from a visitor, without words, on an unknown prompt or under an unknown comment', async () => {
  const id = await freshPrompt();
  expect((await call(fixtures.app.visitor(), writePromptComment, { params: { id }, body: { body: 'Hi' } })).status).toBe(401);
  expect((await post(ada, id, '   ')).status).toBe(400);
  expect(codeOf(await post(ada, newId(), 'Hi'))).toEqual([404, 'not_found']);
  expect(codeOf(await post(ada, id, 'Hi', newId()))).toEqual([404, 'not_found']);
  const elsewhere = await say(bo, promptIds[0]!, 'Elsewhere');
  expect(codeOf(await post(ada, id, 'Hi', elsewhere.id))).toEqual([404, 'not_found']);
});

it('a deleted comment loses its words, and an empty place stays while it has answers', async () => {
  const id = await freshPrompt();
  const [lonely, answered] = [await say(ada, id, 'Lonely'), await say(ada, id, 'Answered')];
  const answer = await say(bo, id, 'An answer', answered.id);
  expect((await take(bo, lonely.id)).status).toBe(404);
  for (const { id: own } of [lonely, answered]) expect((await take(ada, own)).status).toBe(200);
  expect((await take(ada, lonely.id)).status).toBe(404);
  expect((await list(id)).items).toMatchObject([{ id: answered.id, author: null, body: null, mine: false, replies: 1 }]);
  expect(await query(`select 1 from comments where body in ('Lonely', 'Answered')`)).toEqual([]);
  expect(codeOf(await post(bo, id, 'Still there?', answered.id))).toEqual([409, 'comment_gone']);
  await take(bo, answer.id);
  expect((await list(id)).items).toEqual([]);
  expect([await count('comment_written', id), await count('comment_deleted', id)]).toEqual([3, 3]);
});

it('a day brings at most one message to the creator about comments, and one to each answered person about answers', async () => {
  const id = await freshPrompt();
  const told = async (person: Person) => (await call(person.user, listMessages, { query: { category: 'social' } })).body.filter(({ relatedEntityId }) => relatedEntityId === id).map(({ subject }) => subject);
  const own = await say(creator, id, 'I am here for questions');
  const first = await say(ada, id, 'How?');
  await say(ada, id, 'And why?');
  await say(creator, id, 'Like this', first.id);
  await say(ada, id, 'Thanks', own.id);
  await say(ada, id, 'To myself', first.id);
  await fixtures.deliverEvents();
  const prompt = (await query<{ title: string }>('select title from prompts where id = ?', [id]))[0]!;
  expect((await told(creator)).sort()).toEqual([`${ada.user.username} answered your comment`, `${ada.user.username} commented on “${prompt.title}”`].sort());
  expect(await told(ada)).toEqual([`${creator.user.username} answered your comment`]);
  expect(await told(bo)).toEqual([]);
});

it('the comments of a person are deleted with the account, and the counts are lowered', async () => {
  const id = await freshPrompt();
  const deleted = await fixtures.join();
  const kept = await say(ada, id, 'Kept');
  const theirs = await say(deleted, id, 'Theirs');
  await say(deleted, id, 'Their answer', kept.id);
  await say(bo, id, 'An answer', theirs.id);
  await fixtures.app.services.db.transaction((tx) => reviewsPersonalData(fixtures.app.services).erase(tx, deleted.userId));
  expect((await list(id)).items).toMatchObject([{ id: theirs.id, author: null, body: null, replies: 1 }, { body: 'Kept', replies: 0 }]);
  expect(await query('select 1 from comments where author_id = ? and body is not null', [deleted.userId])).toEqual([]);
  expect(await count('comment_deleted', id)).toBe(2);
});
