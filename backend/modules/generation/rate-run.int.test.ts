import { afterAll, beforeAll, expect, it } from 'vitest';
import { getGeneration } from '#contracts/generation.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { rateRun } from '#contracts/reviews.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let ada: HttpUser;
let promptId: string;
beforeAll(async () => {
  app = await createTestApp();
  ada = await app.register();
  promptId = (await call(ada, listPrompts, { query: { limit: 1 } })).body.items[0]!.id;
});
afterAll(() => app.close());

const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(app.services.db.knex, sql, bindings);
/** Stores a run of the user `ada` that ended with this status. */
async function ended(status: string, ofPrompt: string | null): Promise<string> {
  const ran = await ada.send<{ generation: { id: string } }>('POST', '/api/ai/generate', { body: { expectedTotal: 99, contentType: 'text', prompt: 'A quiet lighthouse' } });
  const { id } = ran.body.generation;
  await query('update generations set status = ?, finished_at = ?, prompt_id = ?, run_source = ? where id = ?', [status, '2026-11-20T10:00:00Z', ofPrompt, ofPrompt === null ? 'free' : 'prompt', id]);
  return id;
}
const rate = (user: HttpUser, id: string, rating: -1 | 0 | 1) => call(user, rateRun, { params: { id }, body: { rating } });
const told = async (id: string) => (await query<{ payload: { previous: number; rating: number; finishedAt: string } }>(`select payload from outbox_events where name = 'run_rated' and payload->>'generationId' = ? order by id`, [id])).map(({ payload }) => payload);

it('publishes one event for each change of a run\'s thumbs, with the rating that it replaces', async () => {
  const id = await ended('partial', promptId);
  const storm = await Promise.all(Array.from({ length: 6 }, () => rate(ada, id, 1)));
  expect(storm.map(({ status }) => status)).toEqual(storm.map(() => 200));
  for (const rating of [-1, -1, 0] as const) await rate(ada, id, rating);
  expect((await told(id)).map(({ previous, rating, finishedAt }) => [previous, rating, finishedAt])).toEqual([[0, 1, '2026-11-20T10:00:00.000Z'], [1, -1, '2026-11-20T10:00:00.000Z'], [-1, 0, '2026-11-20T10:00:00.000Z']]);
  await rate(ada, id, 1);
  expect((await call(ada, getGeneration, { params: { id } })).body.generation.rating).toBe(1);
});

it('lets only the owner rate a run, and only one that delivered something', async () => {
  const id = await ended('succeeded', null);
  expect((await rate(await app.register(), id, 1)).status).toBe(404);
  expect((await rate(app.visitor(), id, 1)).status).toBe(401);
  expect((await rate(ada, id, 2 as never)).status).toBe(400);
  expect((await rate(ada, id, -1)).status).toBe(200);
  expect(await told(id)).toEqual([]);
  const failed = await ended('failed', promptId);
  expect([(await rate(ada, failed, 1)).status, await told(failed)]).toEqual([409, []]);
});
