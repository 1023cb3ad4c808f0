import { getPricing, quoteRun } from '#contracts/pricing.ts';
import type { RateCard } from '#contracts/pricing.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import { pricingMigrations } from './migrations/pricing.ts';
import { typeUnavailable, UnknownModel } from './pricing.errors.ts';
import { presentPackage, presentPlan } from './pricing.presenter.ts';
import type { Pricing, RunnableModel } from './pricing.ts';
import { priceList } from './queries/price-list.ts';
import type { PriceList } from './queries/price-list.ts';

export type { Pricing, RunnableModel, RunToPrice } from './pricing.ts';
export { centsFromDollars, dollarsFromCents } from './domain/money.ts';
export { UnknownModel } from './pricing.errors.ts';
export { pricingMigrations } from './migrations/pricing.ts';

/** The models that this server can run now; asked at every quote, since administrators may change providers. */
export type ModelSource = () => readonly RunnableModel[] | Promise<readonly RunnableModel[]>;

export interface PricingOptions {
  /** How long a price list is kept in the process, in milliseconds; a changed price shows after this at the latest. */
  cacheMs: number;
}

export const pricingDefaults: PricingOptions = { cacheMs: 5_000 };

export interface PricingDeps {
  db: Database;
  clock: Clock;
  models: ModelSource;
  options?: Partial<PricingOptions>;
}

export interface PricingModule extends Module {
  pricing: Pricing;
}

/** The rate card, quotes, token packages and the Pro plan. */
export function createPricing({ db, clock, models, options }: PricingDeps): PricingModule {
  const { cacheMs } = { ...pricingDefaults, ...options };
  let cached: { at: number; list: Promise<PriceList> } | undefined;

  function currentList(): Promise<PriceList> {
    const now = millis(clock);
    if (cached && now - cached.at < cacheMs) return cached.list;
    const fresh = { at: now, list: priceList(db.knex, clock.now()) };
    cached = fresh;
    // A failed read is not kept: the next caller tries again.
    fresh.list.catch(() => {
      if (cached === fresh) cached = undefined;
    });
    return fresh.list;
  }

  async function pricedModels(): Promise<{ list: PriceList; priced: RunnableModel[] }> {
    const [list, available] = await Promise.all([currentList(), models()]);
    const priced = available.map((model) => ({ ...model, multiplier: list.multipliers[model.id] ?? model.multiplier }));
    return { list, priced };
  }

  async function rateCard(): Promise<RateCard> {
    const { list, priced } = await pricedModels();
    return {
      base: list.base,
      // Who runs a model, and under which name, is not the client's business.
      models: priced.map(({ id, label, contentType, multiplier, etaSeconds, default: isDefault }) => ({
        id, label, contentType, multiplier, etaSeconds, default: isDefault,
      })),
    };
  }

  const pricing: Pricing = {
    rateCard,
    async quote({ contentType, quantity, length, model: wanted, royalty }) {
      const { list, priced } = await pricedModels();
      const ofType = priced.filter((model) => model.contentType === contentType);
      const first = ofType.find((model) => model.default) ?? ofType[0];
      if (!first) throw typeUnavailable(contentType);
      const model = wanted === undefined ? first : ofType.find(({ id }) => id === wanted);
      if (!model) throw new UnknownModel(wanted!, contentType);
      const { multiplier } = model;
      return { quote: quoteRun(list.base, { contentType, quantity, length, multiplier, royalty }), model };
    },
  };

  return {
    pricing,
    migrations: pricingMigrations,
    routes(routes) {
      routes.read(getPricing, 'open', async () => {
        const list = await currentList();
        return { rateCard: await rateCard(), packages: list.packages.map(presentPackage), pro: presentPlan(list.pro) };
      });
    },
  };
}
