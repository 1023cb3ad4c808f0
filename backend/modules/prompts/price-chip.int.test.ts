import { afterAll, beforeAll, expect, it } from 'vitest';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { generateFromPrompt } from '#contracts/generation.ts';
import { listRails, suggestPrompts } from '#contracts/prompt-discovery.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

it('cards, pages, rails and suggestions show the price of the prompt\'s cheapest run', async () => {
  const user = await app.register();
  const { items } = (await call(user, listPrompts, { query: { contentType: 'text', limit: 60 } })).body;
  const sold = items.find(({ pricing, runRoyalty }) => pricing === 'run' && runRoyalty > 0)!;
  expect(sold.fromTokens).toBe(1 + sold.runRoyalty);

  const { prompt } = (await call(user, getPrompt, { params: { idOrSlug: sold.slug } })).body;
  const suggested = (await call(user, suggestPrompts, { query: { q: sold.title.slice(0, 12) } })).body.prompts.find(({ slug }) => slug === sold.slug);
  const shelved = (await call(user, listRails)).body.rails.flatMap((rail) => rail.items);
  expect([prompt.fromTokens, suggested?.fromTokens]).toEqual([sold.fromTokens, sold.fromTokens]);
  for (const card of shelved) expect(card.fromTokens).toBe((card.contentType === 'text' ? 1 : card.contentType === 'image' ? 2 : 5) + card.runRoyalty);

  const body = { expectedTotal: sold.fromTokens, inputs: prompt.sampleInputs[0]!.inputs, length: 50 };
  const run = await call(user, generateFromPrompt, { params: { id: prompt.id }, body });
  expect([run.status, run.body.generation.quote.total]).toEqual([202, sold.fromTokens]);
});
