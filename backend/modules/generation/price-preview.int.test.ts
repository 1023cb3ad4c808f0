import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import type { GenerationStatus } from '#contracts/generation.ts';
import type { RateCardPrices } from '#contracts/pricing-admin.ts';
import { quoteRun } from '#contracts/pricing.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';
import { priceRunsAgain } from './queries/price-runs-again.ts';

let fixtures: GenerationFixtures;
beforeAll(async () => {
  fixtures = await openGenerationFixtures({ sources: [scriptedProvider()] });
});
afterAll(() => fixtures.close());

/** Stores a run that ended in this state `daysAgo` days ago. */
async function ended(body: object, state: { status: GenerationStatus; delivered: number; daysAgo?: number }) {
  const { id } = await fixtures.ask(await fixtures.user(100), body);
  const { daysAgo = 1, ...rest } = state;
  const created_at = new Date(fixtures.deps.clock.now().getTime() - daysAgo * DAY_MS);
  await fixtures.db.knex('generations').where({ id }).update({ ...rest, finished_at: created_at, created_at });
  return fixtures.run(id);
}

it('computes for the finished runs of 30 days what they would have cost with another rate card, by the rule of quotes', async () => {
  const short = await ended({ length: 250 }, { status: 'succeeded', delivered: 1 });
  const counted = [
    short,
    await ended({ length: 400 }, { status: 'succeeded', delivered: 1, daysAgo: 29.9 }),
    await ended({ length: 401 }, { status: 'succeeded', delivered: 1 }),
    await ended({ contentType: 'image', quantity: 4 }, { status: 'succeeded', delivered: 4 }),
    await ended({ contentType: 'image', quantity: 4 }, { status: 'partial', delivered: 3 }),
  ];
  await ended({ length: 250 }, { status: 'succeeded', delivered: 1, daysAgo: 30.1 });
  await ended({ length: 250 }, { status: 'failed', delivered: 0 });
  await ended({ contentType: 'image', quantity: 2 }, { status: 'cancelled', delivered: 1 });
  await fixtures.ask(await fixtures.user(100), {});
  // No provider offers this run's model any more, so its new price uses the multiplier from its own quote. 10 × 1.1 must be 11, without the error of floating
  // point numbers.
  const gone = await ended({ length: 250 }, { status: 'succeeded', delivered: 1 });
  await fixtures.db.knex('generations').where({ id: gone.id }).update({ model_id: 'gone', quote: JSON.stringify({ ...gone.quote, multiplier: 1.1, unit: 2, royalty: 7 }) });

  const card: RateCardPrices = { base: { shortText: 10, longText: 3, image: 1, video: 9 }, multipliers: { [counted[3]!.model_id]: 1.25 } };
  const { rates } = await priceRunsAgain(fixtures.db.knex, fixtures.deps, card);
  const imageUnit = quoteRun(card.base, { contentType: 'image', quantity: 1, length: 0, multiplier: 1.25, royalty: 0 }).unit;
  const textMultiplier = short.quote.multiplier;
  expect(rates).toEqual([
    { rate: 'shortText', runs: 3, before: 2 * short.quote.unit + 2 + 7, after: 2 * Math.ceil(10 * textMultiplier) + 11 + 7 },
    { rate: 'longText', runs: 1, before: counted[2]!.quote.total, after: Math.ceil(3 * textMultiplier) },
    { rate: 'image', runs: 2, before: 7 * counted[3]!.quote.unit, after: 7 * imageUnit },
    { rate: 'video', runs: 0, before: 0, after: 0 },
  ]);
});

it('keeps the price of a run that is already held when a new rate card comes into force', async () => {
  const userId = await fixtures.user(20);
  const { id, quote } = await fixtures.ask(userId, { contentType: 'image', quantity: 2 });
  await fixtures.db.knex('price_versions').insert({
    kind: 'rate_card', version: 2, content: JSON.stringify({ base: { shortText: 9, longText: 9, image: 9, video: 9 }, multipliers: {} }),
    effective_at: fixtures.deps.clock.now(), created_at: fixtures.deps.clock.now(),
  });
  await fixtures.module.generation.runAttempt(id, { signal: new AbortController().signal });
  expect(await fixtures.receipt(id)).toMatchObject({ held: quote.total, captured: quote.total, released: 0 });
  expect((await fixtures.run(id)).quote).toEqual(quote);
});
