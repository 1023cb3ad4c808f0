import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteReview, listComments, listPromptComments, listPromptReviews, listReviews, writeComment, writePromptComment, writePromptReview, writeReview } from '#contracts/reviews.ts';
import { newId } from '#kernel/ids.ts';
import { finished, published } from '#modules/prompts/testing/drafting.ts';
import { call } from '#testing/test-app.ts';
import { openModeration } from '#modules/moderation/testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from '#modules/moderation/testing/moderation-fixtures.ts';

let fixtures: ModerationFixtures;
let [ada, bo]: Person[] = [];
let promptId: string;
beforeAll(async () => {
  fixtures = await openModeration();
  [ada, bo] = [await fixtures.join(), await fixtures.join()];
  promptId = (await published(bo!.user, finished({ title: 'Foxes', template: `${newId()} {{place}} {{friend}}` }))).promptId;
  await fixtures.query('insert into verified_runs (prompt_id, user_id, runs) values (?, ?, 1)', [promptId, ada!.userId]);
}, 60_000);
afterAll(() => fixtures.close());

const target = () => ({ targetType: 'prompt' as const, targetId: promptId });
const params = () => ({ id: promptId });

it('a list shows comments that were written by target and by the older address of the prompt together', async () => {
  const { comment } = (await call(ada!.user, writeComment, { body: { ...target(), body: 'By target' } })).body;
  await call(ada!.user, writePromptComment, { params: params(), body: { body: 'By prompt', parentId: comment.id } });
  const [byTarget, byPrompt] = [(await call(bo!.user, listComments, { query: target() })).body, (await call(bo!.user, listPromptComments, { params: params() })).body];
  expect(byTarget).toEqual(byPrompt);
  expect(byTarget.items).toMatchObject([{ body: 'By target', replies: 1 }]);
  expect((await call(bo!.user, listComments, { query: { ...target(), parent: comment.id } })).body.items).toMatchObject([{ body: 'By prompt' }]);
});

it('each person has one review of a target, and only its writer can delete it by id', async () => {
  const words = { rating: 4, works: true, title: 'Good', body: 'Foxes.' };
  const { review } = (await call(ada!.user, writeReview, { body: { ...target(), ...words } })).body;
  const changed = (await call(ada!.user, writePromptReview, { params: params(), body: { ...words, rating: 5 } })).body.review;
  expect(changed).toMatchObject({ id: review.id, rating: 5 });
  expect((await call(bo!.user, listReviews, { query: target() })).body).toEqual((await call(bo!.user, listPromptReviews, { params: params() })).body);
  expect((await call(bo!.user, deleteReview, { params: { id: review.id } })).status).toBe(404);
  expect((await call(ada!.user, deleteReview, { params: { id: review.id } })).status).toBe(200);
  expect((await call(bo!.user, listReviews, { query: target() })).body).toMatchObject({ items: [], spread: [0, 0, 0, 0, 0] });
  await fixtures.deliverEvents();
  expect(await fixtures.query('select reviews, rating_sum, comments from prompts where id = ?', [promptId])).toEqual([{ reviews: 0, rating_sum: 0, comments: 2 }]);
});

it('a comment on an unknown target type gets 400', async () => {
  expect((await call(ada!.user, writeComment, { body: { ...target(), targetType: 'planet' as never, body: 'Hello' } })).status).toBe(400);
});
