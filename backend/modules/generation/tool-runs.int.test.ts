import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { rows } from '#kernel/db/raw.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';

let fixtures: GenerationFixtures;
beforeAll(async () => {
  fixtures = await openGenerationFixtures({ sources: [scriptedProvider()] });
});
afterAll(() => fixtures.close());

const WISH = { source: 'free', wish: { contentType: 'image', prompt: 'A fox in snow', quantity: 2 } } as const;
const patterns = createPatternCheck();

it('prices a run for a tool of a chat without storing anything, and accepts it as a run of the person with the surface `chat`', async () => {
  const userId = await fixtures.user(20);
  const { toolRuns } = fixtures.module;
  const quote = await toolRuns.price(userId, WISH, patterns);
  expect(quote).toMatchObject({ total: 4, quantity: 2 });
  expect(await rows(fixtures.db.knex, 'select 1 from generations where user_id = ?', [userId])).toEqual([]);
  const { runId } = await fixtures.db.transaction((tx) => toolRuns.accept(tx, { userId, plan: 'free', expectedTotal: 4, patterns }, WISH));
  expect(await fixtures.run(runId)).toMatchObject({ user_id: userId, run_source: 'free', surface: 'chat', lane: 'run', quantity: 2, deleted_at: null });
  const [event] = await rows<{ payload: unknown }>(fixtures.db.knex, `select payload from outbox_events where name = 'generation_requested' and payload->>'generationId' = ?`, [runId]);
  expect(event?.payload).toMatchObject({ surface: 'chat', held: 4 });
  const page = await fixtures.ask(userId, { contentType: 'image' });
  expect(await fixtures.run(page.id)).toMatchObject({ surface: 'page' });
});

it('refuses a tool\'s run with a higher price or wrong inputs, and holds nothing', async () => {
  const userId = await fixtures.user(20);
  const { toolRuns } = fixtures.module;
  const accept = (expectedTotal: number) => fixtures.db.transaction((tx) => toolRuns.accept(tx, { userId, plan: 'free', expectedTotal, patterns }, WISH));
  await expect(accept(3)).rejects.toMatchObject({ code: 'price_changed', details: { quote: { total: 4 } } });
  await expect(toolRuns.price(userId, { source: 'free', wish: { ...WISH.wish, contentType: 'video' } }, patterns)).rejects.toMatchObject({ code: 'invalid_request' });
  await expect(toolRuns.price(userId, { source: 'prompt', promptId: userId, versionId: null, inputs: {} }, patterns)).rejects.toMatchObject({ code: 'not_found' });
  expect(await fixtures.deps.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 20, held: 0 });
});
