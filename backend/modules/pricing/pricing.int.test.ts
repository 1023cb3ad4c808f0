import knexFactory from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPricing } from '#contracts/pricing.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { createDatabase } from '#kernel/db/database.ts';
import type { Database } from '#kernel/db/database.ts';
import { migrateToLatest } from '#kernel/db/migrate.ts';
import { newId } from '#kernel/ids.ts';
import { testDatabaseUrl } from '#testing/test-services.ts';
import { createPricing, pricingMigrations } from './index.ts';
import type { PricingModule, RunnableModel } from './index.ts';

const name = `pricing_${newId().replaceAll('-', '')}`;
const admin = knexFactory({ client: 'pg', connection: testDatabaseUrl(), pool: { min: 0, max: 1 } });
const clock = { at: new Date('2026-11-21T12:00:00Z'), now: () => clock.at };
const wait = (ms: number) => void (clock.at = new Date(clock.at.getTime() + ms));

const model = (over: Partial<RunnableModel>): RunnableModel => ({
  id: 'studio-text', label: 'Studio', contentType: 'text', provider: 'studio', providerModel: 'storyteller',
  multiplier: 1, etaSeconds: 3, default: true, ...over,
});
let models: RunnableModel[] = [];
let db: Database;
let module: PricingModule;

beforeAll(async () => {
  await admin.raw('create database ??', [name]);
  const url = Object.assign(new URL(testDatabaseUrl()), { pathname: `/${name}` }).href;
  const onCallbackError = (error: unknown): void => {
    throw error;
  };
  db = createDatabase({ url, poolMax: 3, statementTimeoutMs: 10_000, lockTimeoutMs: 5_000, idleInTransactionTimeoutMs: 10_000, onCallbackError });
  await migrateToLatest(db.knex, [pricingMigrations]);
  models = [
    model({}),
    model({ id: 'grand-text', default: false, multiplier: 2.5 }),
    model({ id: 'studio-image', contentType: 'image', etaSeconds: 4 }),
  ];
  module = createPricing({ db, clock, models: () => models });
});
afterAll(async () => {
  await db.close();
  await admin.raw('drop database ??', [name]);
  await admin.destroy();
});

const text = { contentType: 'text', quantity: 1, length: 250, royalty: 0 } as const;

async function priceList() {
  let answer: Promise<unknown> = Promise.resolve();
  const routes = { read: (_endpoint: unknown, _access: string, handler: (call: object) => Promise<unknown>) => void (answer = handler({})) };
  module.routes!(routes as unknown as Routes);
  return getPricing.response.parse(await answer);
}

describe('GET /api/pricing', () => {
  it('lists the seeded prices as the contract says', async () => {
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

  it('keeps providers and their model names to itself', async () => {
    expect(JSON.stringify(await priceList())).not.toMatch(/storyteller|provider/);
  });

  it('shows a changed list after a few seconds, without inactive or unknown packages', async () => {
    await db.knex('token_packages').where({ package_id: 'mini-boost' }).update({ active: false });
    await db.knex('token_packages').where({ package_id: 'creator-stack' }).update({ stripe_price_id: 'price_1Q' });
    const row = { name: 'Odd', description: '', price_cents: 100, tokens: 1, popular: false, active: true, position: 9, created_at: clock.at, updated_at: clock.at };
    await db.knex('token_packages').insert({ id: newId(), package_id: 'odd-one', ...row });
    expect((await priceList()).packages).toHaveLength(4);
    wait(5_000);
    expect((await priceList()).packages.map(({ packageId, stripePriceId }) => [packageId, stripePriceId])).toEqual([
      ['creator-stack', 'price_1Q'],
      ['pro-flow-pack', 'price_conjure_pro-flow-pack'],
      ['conjure-reserve', 'price_conjure_conjure-reserve'],
    ]);
  });
});

describe('quoting', () => {
  it('takes the default model of the type, or the one asked for', async () => {
    expect(await module.pricing.quote(text)).toMatchObject({ quote: { total: 1 }, model: { id: 'studio-text', provider: 'studio' } });
    expect(await module.pricing.quote({ ...text, length: 401, model: 'grand-text', royalty: 3 })).toMatchObject({ quote: { total: 8, unit: 5 } });
  });

  it('refuses a model that is not on the card for this type', async () => {
    for (const wanted of ['nobody', 'studio-image', '']) {
      await expect(module.pricing.quote({ ...text, model: wanted })).rejects.toMatchObject({
        code: 'unknown_model', status: 400, issues: [{ path: ['model'] }],
      });
    }
    await expect(module.pricing.quote({ ...text, contentType: 'video' })).rejects.toMatchObject({ code: 'type_unavailable', status: 422 });
  });

  it('follows the rate card that is in force, with its multipliers', async () => {
    const card = { short_text: 4, long_text: 8, image: 2, video: 5, created_at: clock.at };
    const multipliers = JSON.stringify({ 'studio-text': 1.5 });
    await db.knex('rate_cards').insert({ version: 2, ...card, multipliers, effective_at: new Date(clock.at.getTime() + 60_000) });
    wait(10_000);
    expect((await module.pricing.quote(text)).quote.total).toBe(1);
    wait(50_000);
    expect(await module.pricing.quote(text)).toMatchObject({ quote: { total: 6, multiplier: 1.5 }, model: { multiplier: 1.5 } });
    expect((await module.pricing.rateCard()).models[0]).toMatchObject({ id: 'studio-text', multiplier: 1.5 });
  });
});

it('the tables refuse prices that are not whole positive cents and price ids used twice', async () => {
  const change = (changes: object) => db.knex('token_packages').where({ package_id: 'pro-flow-pack' }).update(changes);
  await expect(change({ price_cents: 0 })).rejects.toThrow(/price_cents/);
  await expect(change({ price_cents: 4.5 })).rejects.toThrow(/integer/);
  await expect(change({ tokens: 0 })).rejects.toThrow(/tokens/);
  await expect(change({ stripe_price_id: 'price_1Q' })).rejects.toThrow(/stripe_price_id/);
});
