import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteGeneration } from '#contracts/generation.ts';
import { listMessages } from '#contracts/messages.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { deletePromptReview, listPromptReviews, markHelpful, replyToReview, writePromptReview } from '#contracts/reviews.ts';
import type { Review, ReviewBody } from '#contracts/reviews.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { ExportEntry } from '#kernel/module.ts';
import { openAchievements } from '#modules/achievements/testing/achievements-fixtures.ts';
import type { AchievementsFixtures } from '#modules/achievements/testing/achievements-fixtures.ts';
import { generationSuccess } from '#modules/generation/generation.events.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import { reviewsPersonalData } from './personal-data.ts';
import { countVerifiedRun } from './subscribers/count-verified-run.ts';

interface Person {
  user: HttpUser;
  userId: string;
}

let fixtures: AchievementsFixtures;
let creator: Person;
let promptIds: string[];
beforeAll(async () => {
  fixtures = await openAchievements('2026-11-16T12:00:00.000Z');
  creator = await fixtures.join();
  promptIds = (await call(creator.user, listPrompts, {})).body.items.map(({ id }) => id);
});
afterAll(() => fixtures.close());

const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(fixtures.app.services.db.knex, sql, bindings);
/** Returns the id of a prompt of `creator` that has no reviews. */
async function freshPrompt(): Promise<string> {
  const id = promptIds.pop()!;
  await query('update prompts set owner_id = ? where id = ?', [creator.userId, id]);
  return id;
}
async function run(promptId: string, person: Person, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await fixtures.publish(generationSuccess, { generationId: newId(), userId: person.userId, promptId, title: 'Fox', contentType: 'text', status: 'succeeded', delivered: 1, quantity: 1, captured: 1, released: 0 });
  }
  await fixtures.deliverEvents();
}
async function runner(promptId: string): Promise<Person> {
  const person = await fixtures.join();
  await run(promptId, person);
  return person;
}
const body = (changes: Partial<ReviewBody> = {}): ReviewBody => ({ rating: 4, works: true, title: 'Good foxes', body: 'Every fox looked like a fox.', ...changes });
const write = (person: Person, id: string, changes: Partial<ReviewBody> = {}) => call(person.user, writePromptReview, { params: { id }, body: body(changes) });
const list = async (id: string, person?: Person, rest = {}) => (await call(person?.user ?? fixtures.app.visitor(), listPromptReviews, { params: { id }, query: rest })).body;
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code?: string }).code];
const published = async (name: string, promptId: string) => (await query<{ payload: Record<string, unknown> }>(`select payload from outbox_events where name = ? and payload->>'targetId' = ? order by id`, [name, promptId])).map(({ payload }) => payload);

describe('a review of a prompt', () => {
  it('a review of a prompt needs a delivered run of it, and authors cannot review their own', async () => {
    const id = await freshPrompt();
    const stranger = await fixtures.join();
    expect(codeOf(await write(stranger, id))).toEqual([409, 'run_first']);
    expect((await list(id, stranger)).mayReview).toBe(false);
    await run(id, stranger, 2);
    await run(id, creator);
    expect((await list(id, stranger)).mayReview).toBe(true);
    expect((await list(id, creator)).mayReview).toBe(false);
    expect(codeOf(await write(creator, id))).toEqual([409, 'own_prompt']);
    const { review } = (await write(stranger, id)).body;
    expect(review).toMatchObject({ rating: 4, works: true, verifiedRuns: 2, unlocker: false, version: 1, helpful: 0, mine: true, reply: null, editedAt: null, author: { username: stranger.user.username } });
    expect((await call(fixtures.app.visitor(), writePromptReview, { params: { id }, body: body() })).status).toBe(401);
    expect(codeOf(await write(stranger, newId()))).toEqual([404, 'not_found']);
    expect((await write(stranger, id, { rating: 6 })).status).toBe(400);
  });

  it('the first counted run of a prompt is pushed to the person, and later runs are not', async () => {
    const [promptId, userId] = [newId(), (await fixtures.join()).userId];
    const pushed: unknown[] = [];
    const { handle } = countVerifiedRun({ push: { toUser: (...sent) => void pushed.push(sent), closeSession: () => undefined, closeUser: () => undefined } });
    const payload = { generationId: newId(), userId, promptId, title: 'Fox', contentType: 'text', status: 'succeeded', delivered: 1, quantity: 1, captured: 1, released: 0 };
    for (let time = 0; time < 2; time += 1) {
      await fixtures.app.services.db.transaction((tx) => handle(tx, payload, { eventId: newId(), occurredAt: new Date() }));
      expect(pushed).toEqual([[userId, 'review:allowed', { promptId }]]);
    }
  });

  it('a review shows its attached run until the writer removes or deletes the run, or the prompt becomes sealed', async () => {
    const id = await freshPrompt();
    const [ada, bo] = [await runner(id), await runner(id)];
    const made = async ({ user }: Person, promptId: string, text: string, status = 'succeeded'): Promise<string> => {
      const { generation } = (await user.send<{ generation: { id: string } }>('POST', '/api/ai/generate', { body: { expectedTotal: 99, contentType: 'text', prompt: 'A fox who keeps the kettle warm for whoever comes home late tonight' } })).body;
      await query(`update generations set status = ?, delivered = ?, output_text = ?, prompt_id = ?, run_source = 'prompt', title = 'Fox', finished_at = now() where id = ?`, [status, status === 'failed' ? 0 : 1, text, promptId, generation.id]);
      return generation.id;
    };
    const long = 'The fox came home and found the kettle warm. '.repeat(20);
    const fox = await made(ada, id, long);
    const { review } = (await write(ada, id, { attachedGenerationId: fox })).body;
    expect(review.attachment).toMatchObject({ generationId: fox, output: { kind: 'text', text: expect.stringMatching(/^The fox came home.{300,400} …$/s) } });
    expect((await list(id)).items[0]!.attachment).toMatchObject({ generationId: null, output: { kind: 'text' } });
    expect((await write(ada, id, { rating: 5 })).body.review.attachment).not.toBeNull();
    expect((await write(ada, id, { rating: 5, attachedGenerationId: null })).body.review.attachment).toBeNull();
    for (const not of [await made(bo, id, long), await made(ada, promptIds[0]!, long), newId()]) expect(codeOf(await write(ada, id, { attachedGenerationId: not }))).toEqual([404, 'not_found']);
    expect(codeOf(await write(ada, id, { attachedGenerationId: await made(ada, id, '', 'failed') }))).toEqual([422, 'nothing_to_show']);
    await write(ada, id, { attachedGenerationId: fox });
    await call(ada.user, deleteGeneration, { params: { id: fox } });
    expect((await list(id)).items[0]).toMatchObject({ body: 'Every fox looked like a fox.', attachment: null });
    const told = await made(bo, id, 'Surely: a fox who keeps the kettle warm for whoever comes home late tonight.');
    expect((await write(bo, id, { attachedGenerationId: told })).body.review.attachment).not.toBeNull();
    await query(`update prompts set pricing = 'unlock', unlock_price = 9 where id = ?`, [id]);
    expect((await list(id, bo)).mine).toMatchObject({ attachment: null });
    expect(codeOf(await write(ada, id, { attachedGenerationId: await made(ada, id, 'Surely: a fox who keeps the kettle warm for whoever comes home late tonight.') }))).toEqual([422, 'too_telling']);
  });

  it('a person has one review of a prompt, it keeps its first date, and sending it unchanged publishes no event', async () => {
    const id = await freshPrompt();
    const ada = await runner(id);
    const copies = await Promise.all(Array.from({ length: 8 }, () => write(ada, id)));
    expect(new Set(copies.map(({ body: { review } }) => review.id)).size).toBe(1);
    fixtures.turnTo('2026-11-16T13:00:00.000Z');
    const changed = (await write(ada, id, { rating: 2, works: false })).body.review;
    expect(changed).toMatchObject({ rating: 2, works: false, createdAt: '2026-11-16T12:00:00.000Z', editedAt: '2026-11-16T13:00:00.000Z' });
    await write(ada, id, { rating: 2, works: false });
    expect(await published('review_written', id)).toMatchObject([{ ownerId: creator.userId, rating: 4 }]);
    expect(await published('review_changed', id)).toMatchObject([{ previousRating: 4, rating: 2 }]);
    expect((await call(ada.user, deletePromptReview, { params: { id } })).status).toBe(200);
    expect((await call(ada.user, deletePromptReview, { params: { id } })).status).toBe(404);
    expect(await published('review_deleted', id)).toMatchObject([{ rating: 2 }]);
    expect(await list(id, ada)).toMatchObject({ items: [], mine: null, mayReview: true, spread: [0, 0, 0, 0, 0] });
  });

  it('a review is stored and sent as it was typed, with markup unchanged', async () => {
    const id = await freshPrompt();
    const words = '<img src=x onerror=alert(1)> {{7*7}} [link](javascript:alert(1))';
    const { review } = (await write(await runner(id), id, { title: words, body: words })).body;
    expect([review.title, review.body]).toEqual([words, words]);
  });

  it('each other person can mark a review as helpful once, and only the prompt’s creator can answer it', async () => {
    const id = await freshPrompt();
    const [ada, bo] = [await runner(id), await runner(id)];
    const { review } = (await write(ada, id)).body;
    const vote = (person: Person, helpful: boolean) => call(person.user, markHelpful, { params: { id: review.id }, body: { helpful } });
    const storm = await Promise.all(Array.from({ length: 6 }, () => vote(bo, true)));
    expect(storm.map((answer) => answer.body.helpful)).toEqual(storm.map(() => 1));
    expect((await vote(creator, true)).body.helpful).toBe(2);
    expect((await vote(creator, false)).body.helpful).toBe(1);
    expect(codeOf(await vote(ada, true))).toEqual([409, 'own_review']);
    expect((await vote(bo, true)).body.helpful).toBe(1);
    expect((await list(id, bo)).items).toMatchObject([{ helpful: 1, foundHelpful: true }]);
    const reply = (person: Person, text: string) => call(person.user, replyToReview, { params: { id: review.id }, body: { body: text } });
    expect(codeOf(await reply(bo, 'Me too'))).toEqual([403, 'not_the_creator']);
    expect((await reply(creator, 'Thank you!')).body.review.reply).toMatchObject({ body: 'Thank you!' });
    await reply(creator, 'Thank you, Ada!');
    expect(await published('review_answered', id)).toHaveLength(1);
    expect((await list(id)).items[0]!.reply!.body).toBe('Thank you, Ada!');
  });
});

describe('the list of reviews', () => {
  it('the list of reviews has pages in every order, and the number of reviews for each star', async () => {
    const id = await freshPrompt();
    const people = [];
    for (const rating of [5, 1, 3, 5, 3]) {
      const person = await runner(id);
      people.push(person);
      await write(person, id, { rating, title: `n${people.length}` });
    }
    const { items } = await list(id, creator, { sort: 'newest' });
    for (const [index, voters] of [[0, people.slice(0, 2)], [3, people.slice(0, 1)]] as const) {
      for (const voter of voters) await call(voter.user, markHelpful, { params: { id: items[index]!.id }, body: { helpful: true } });
    }
    const read = async (sort: 'helpful' | 'newest' | 'lowest'): Promise<string[]> => {
      const found: Review[] = [];
      let cursor: string | null | undefined;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list(id, creator, { sort, limit: 2, ...(cursor && { cursor }) });
        found.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor);
      return found.map(({ title }) => title);
    };
    expect(await read('newest')).toEqual(['n5', 'n4', 'n3', 'n2', 'n1']);
    expect(await read('helpful')).toEqual(['n5', 'n2', 'n4', 'n3', 'n1']);
    expect(await read('lowest')).toEqual(['n2', 'n3', 'n5', 'n1', 'n4']);
    const { spread, mine } = await list(id, people[1]);
    expect([spread, mine?.title]).toEqual([[1, 0, 2, 0, 2], 'n2']);
    const foreign = (await list(id, creator, { sort: 'newest', limit: 1 })).nextCursor!;
    expect((await call(creator.user, listPromptReviews, { params: { id }, query: { sort: 'lowest', cursor: foreign } })).status).toBe(400);
  });

  it('the list of reviews counts the stars of banned and deleted accounts, without their words', async () => {
    const id = await freshPrompt();
    const [banned, deleted] = [await runner(id), await runner(id)];
    await write(banned, id, { rating: 1 });
    await write(deleted, id, { rating: 5 });
    const mine = (await list(id, deleted)).mine!;
    await call(banned.user, markHelpful, { params: { id: mine.id }, body: { helpful: true } });
    await query('update users set banned_at = now() where id = ?', [banned.userId]);
    const data = reviewsPersonalData(fixtures.app.services);
    const entries: ExportEntry[] = [];
    for await (const entry of data.export(deleted.userId)) entries.push(entry);
    expect(entries).toMatchObject([{ name: 'reviews/reviews-0001.json', data: [{ targetId: id, rating: 5, body: 'Every fox looked like a fox.' }] }]);
    await fixtures.app.services.db.transaction((tx) => data.erase(tx, deleted.userId));
    await fixtures.app.services.db.transaction((tx) => data.erase(tx, banned.userId));
    const shown = await list(id);
    expect(shown.spread).toEqual([1, 0, 0, 0, 1]);
    expect(shown.items.map(({ title, body: text, helpful }) => [title, text, helpful])).toEqual([['', '', 0], ['', '', 0]]);
    expect(await query(`select 1 from reviews where user_id = ? and (title <> '' or body <> '')`, [deleted.userId])).toEqual([]);
  });

  it('the list of reviews needs as many database queries for a full page as for an empty one', async () => {
    const id = await freshPrompt();
    const count = async (): Promise<number> => {
      let queries = 0;
      const counted = (): void => void (queries += 1);
      fixtures.app.services.db.knex.on('query', counted);
      await list(id);
      fixtures.app.services.db.knex.off('query', counted);
      return queries;
    };
    const empty = await count();
    for (let person = 0; person < 4; person += 1) await write(await runner(id), id);
    expect(await count()).toBe(empty);
  });
});

it('a creator gets one message a day about reviews, and a reviewer one about the creator\'s answer', async () => {
  const id = await freshPrompt();
  const ada = await runner(id);
  const told = async (person: Person) => (await call(person.user, listMessages, { query: { category: 'social' } })).body.filter(({ relatedEntityId }) => relatedEntityId === id);
  for (let time = 0; time < 2; time += 1) {
    await write(ada, id);
    await call(ada.user, deletePromptReview, { params: { id } });
  }
  const { review } = (await write(ada, id)).body;
  await call(creator.user, replyToReview, { params: { id: review.id }, body: { body: 'Thank you' } });
  await fixtures.deliverEvents();
  expect(await told(creator)).toMatchObject([{ relatedEntityType: 'prompt_reviews' }]);
  expect(await told(ada)).toMatchObject([{ relatedEntityType: 'prompt_reviews', subject: `${creator.user.username} answered your review` }]);
});
