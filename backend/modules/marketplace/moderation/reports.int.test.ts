import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportPrompt } from '#contracts/moderation.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let ada: HttpUser;
let promptId: string;
beforeAll(async () => {
  app = await createTestApp();
  ada = await app.register();
  promptId = (await call(ada, listPrompts, {})).body.items[0]!.id;
});
afterAll(() => app.close());

const reports = () => rows<{ rule: string; details: string; review_id: string | null }>(app.services.db.knex, 'select rule, details, review_id from prompt_reports order by id', []);
const body = { rule: 'misleading' as const, details: 'It makes cats, not foxes.' };

it('keeps a report once, however often and however many at a time it is sent', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(ada, reportPrompt, { params: { id: promptId }, body })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(await reports()).toEqual([{ ...body, review_id: null }]);
  await call(ada, reportPrompt, { params: { id: promptId }, body: { ...body, reviewId: newId() } });
  expect(await reports()).toHaveLength(2);
});

it('wants somebody who is signed in, a rule, and a prompt that they may open', async () => {
  expect((await call(app.visitor(), reportPrompt, { params: { id: promptId }, body })).status).toBe(401);
  expect((await call(ada, reportPrompt, { params: { id: promptId }, body: { ...body, rule: 'boring' as never } })).status).toBe(400);
  expect((await call(ada, reportPrompt, { params: { id: newId() }, body })).status).toBe(404);
});
