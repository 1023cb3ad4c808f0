import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPricing } from '#contracts/pricing.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { Database } from '#kernel/db/database.ts';
import { migrateToLatest } from '#kernel/db/migrate.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { openTestPool } from '#testing/test-pool.ts';
import { createOutbox } from '#kernel/outbox/outbox.ts';
import { createPricing, pricingMigrations } from './index.ts';
import type { PricingModule, RunnableModel } from './index.ts';
import type { PriceVersionsTable } from './pricing.tables.ts';

const clock = { at: new Date('2026-11-21T12:00:00Z'), now: () => clock.at };
const wait = (ms: number) => void (clock.at = new Date(clock.at.getTime() + ms));

const model = (over: Partial<RunnableModel>): RunnableModel => ({
  id: 'studio-text', label: 'Studio', contentType: 'text', provider: 'studio', providerModel: 'storyteller',
  multiplier: 1, etaSeconds: 3, default: true, ...over,
});
let models: RunnableModel[] = [];
let database: TestDatabase;
let db: Database;
let module: PricingModule;

beforeAll(async () => {
  database = await createTestDatabase('pricing');
  db = openTestPool(database.url, 3);
  await migrateToLatest(db.knex, [pricingMigrations]);
  models = [
    model({}),
    model({ id: 'grand-text', default: false, multiplier: 2.5 }),
    model({ id: 'studio-image', contentType: 'image', etaSeconds: 4 }),
  ];
  module = createPricing({ db, clock, outbox: createOutbox({ clock, wake: () => undefined }), models: () => models });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const text = { contentType: 'text', quantity: 1, length: 250, royalty: 0 } as const;

async function priceList() {
  let answer: Promise<unknown> = Promise.resolve();
  const routes = {
    read: (endpoint: unknown, _access: unknown, handler: (call: object) => Promise<unknown>) => void (endpoint === getPricing && (answer = handler({}))),
    write: () => undefined,
  };
  module.routes!(routes as unknown as Routes);
  return getPricing.response.parse(await answer);
}

/** Inserts a version of a price list as an administrator's save would. `change` gets the newest version's content and returns the new one. */
async function addVersion(kind: PriceVersionsTable['kind'], effective_at: Date, change: (content: { packages: Record<string, unknown>[] } & Record<string, unknown>) => object) {
  const newest = (await db.knex('price_versions').where({ kind }).orderBy('version', 'desc').first())!;
  const content = JSON.stringify(change(structuredClone(newest.content) as never));
  await db.knex('price_versions').insert({ kind, version: newest.version + 1, content, effective_at, created_at: clock.at });
}

describe('GET /api/pricing', () => {
  it('lists the default prices in the shape of the contract', async () => {
    const { rateCard, packages, pro } = await priceList();
    expect(rateCard.base).toEqual({ shortText: 1, longText: 2, image: 2, video: 5 });
    expect(rateCard.models.map(({ id }) => id)).toEqual(['studio-text', 'grand-text', 'studio-image']);
    expect(packages.map(({ packageId, name, price, tokens, popular, stripePriceId }) => [packageId, name, price, tokens, popular, stripePriceId])).toEqual([
      ['mini-boost', 'Mini Boost', '4.99', 40, false, 'price_conjure_mini-boost'],
      ['creator-stack', 'Creator Stack', '9.99', 100, true, 'price_conjure_creator-stack'],
      ['pro-flow-pack', 'Pro Flow Pack', '24.99', 280, false, 'price_conjure_pro-flow-pack'],
      ['conjure-reserve', 'Conjure Reserve', '49.99', 625, false, 'price_conjure_conjure-reserve'],
    ]);
    expect(pro).toEqual({ priceId: 'price_conjure_pro', priceCents: 799, tokensPerMonth: 100 });
  });

  it('names neither providers nor their names of models in the price list', async () => {
    expect(JSON.stringify(await priceList())).not.toMatch(/storyteller|provider/);
  });

  it('shows a changed price list within seconds, without packages that are not on sale', async () => {
    await addVersion('packages', clock.at, (content) => {
      content.packages[0]!.active = false;
      return content;
    });
    await db.transaction((tx) => module.pricing.setStripePrice(tx, 'creator-stack', 'price_1Q'));
    expect((await priceList()).packages.map(({ packageId, stripePriceId }) => [packageId, stripePriceId])).toEqual([
      ['creator-stack', 'price_1Q'],
      ['pro-flow-pack', 'price_conjure_pro-flow-pack'],
      ['conjure-reserve', 'price_conjure_conjure-reserve'],
    ]);
    await addVersion('packages', clock.at, (content) => {
      content.packages[1]!.priceCents = 1099;
      return content;
    });
    expect((await priceList()).packages[0]).toMatchObject({ price: '9.99' });
    wait(5_000);
    // The stored price id belongs to the amount $9.99. The new amount has none yet, so the fallback id is shown.
    expect((await priceList()).packages[0]).toMatchObject({ price: '10.99', stripePriceId: 'price_conjure_creator-stack' });
  });
});

describe('the quote of a run', () => {
  it('quotes a run with the requested model, else with the default model of the content type', async () => {
    expect(await module.pricing.quote(text)).toMatchObject({ quote: { total: 1 }, model: { id: 'studio-text', provider: 'studio' } });
    expect(await module.pricing.quote({ ...text, length: 401, model: 'grand-text', royalty: 3 })).toMatchObject({ quote: { total: 8, unit: 5 } });
  });

  it('refuses to quote a run with a model that is not on the rate card for its content type', async () => {
    for (const wanted of ['nobody', 'studio-image', '']) {
      await expect(module.pricing.quote({ ...text, model: wanted })).rejects.toMatchObject({
        code: 'unknown_model', status: 400, issues: [{ path: ['model'] }],
      });
    }
    await expect(module.pricing.quote({ ...text, contentType: 'video' })).rejects.toMatchObject({ code: 'type_unavailable', status: 422 });
  });

  it('quotes a run by the rate card that is in force, with its multipliers', async () => {
    const later = new Date(clock.at.getTime() + 60_000);
    await addVersion('rate_card', later, () => ({ base: { shortText: 4, longText: 8, image: 2, video: 5 }, multipliers: { 'studio-text': 1.5 } }));
    wait(10_000);
    expect((await module.pricing.quote(text)).quote.total).toBe(1);
    wait(50_000);
    expect(await module.pricing.quote(text)).toMatchObject({ quote: { total: 6, multiplier: 1.5 }, model: { multiplier: 1.5 } });
    expect((await module.pricing.rateCard()).models[0]).toMatchObject({ id: 'studio-text', multiplier: 1.5 });
  });
});

it('refuses in the tables prices that are not whole positive cents, price ids used twice, and changes of stored prices', async () => {
  const change = (changes: object) => addVersion('packages', clock.at, (content) => ({ packages: [{ ...content.packages[0], ...changes }] }));
  for (const changes of [{ priceCents: 0 }, { priceCents: 4.5 }, { priceCents: 10_000_000 }, { tokens: 0 }, { tokens: 1.5 }]) {
    await expect(change(changes), JSON.stringify(changes)).rejects.toThrow(/price_versions_content_check/);
  }
  await expect(db.transaction((tx) => module.pricing.setStripePrice(tx, 'pro-flow-pack', 'price_1Q'))).rejects.toThrow(/stripe_price_id/);
  await expect(db.knex('price_versions').where({ kind: 'pro' }).update({ content: '{}' })).rejects.toThrow(/never change/);
  await expect(db.knex('price_versions').where({ kind: 'pro' }).delete()).rejects.toThrow(/never change/);
});
