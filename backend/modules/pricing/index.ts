import { getPricing, getTokenPackages, quoteRun } from '#contracts/pricing.ts';
import type { RateCard } from '#contracts/pricing.ts';
import { millis } from '#kernel/clock.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import { pricingMigrations } from './migrations/price-versions.ts';
import type { PricingContext } from './pricing-context.ts';
import { pricingAdminRoutes } from './pricing.admin.routes.ts';
import { typeUnavailable, UnknownModel } from './pricing.errors.ts';
import { packageProduct, planProduct, presentPackage, presentPlan } from './pricing.presenter.ts';
import type { Pricing, RunnableModel } from './pricing.ts';
import { setStripePrice } from './commands/set-stripe-price.ts';
import { priceList } from './queries/price-list.ts';
import type { PriceList } from './queries/price-list.ts';

export type { Pricing, Product, RunnableModel, RunToPrice } from './pricing.ts';
export { fixedQuote, refuseHigherPrice } from './domain/refuse-higher-price.ts';
export { centsFromDollars, dollarsFromCents, dollarsOfTotal } from './domain/money.ts';
export type { ModelSource } from './pricing-context.ts';
export { UnknownModel } from './pricing.errors.ts';
export { pricingMigrations } from './migrations/price-versions.ts';

export interface PricingOptions {
  /** For how long a process uses a price list that it has read, in milliseconds. A changed price shows after this time at the latest. */
  cacheMs: number;
}

const pricingDefaults: PricingOptions = { cacheMs: 5_000 };

export interface PricingDeps extends PricingContext {
  options?: Partial<PricingOptions>;
}

export interface PricingModule extends Module {
  pricing: Pricing;
}

/** Builds the module of prices: rate card, quotes, token packages and the Pro plan. */
export function createPricing({ options, ...context }: PricingDeps): PricingModule {
  const { db, clock, models } = context;
  const { cacheMs } = { ...pricingDefaults, ...options };
  let known: { at: number; list: PriceList } | undefined;
  let reading: Promise<PriceList> | undefined;
  const forget = (): void => void (known = undefined);

  /**
   * Reads the price list, within a transaction by its own connection. If transactions waited for another request's read, which may itself
   * wait for a free connection, a busy server would stop. So they share only finished reads.
   */
  async function currentList(connection: Connection = db.knex): Promise<PriceList> {
    if (known && millis(clock) - known.at < cacheMs) return known.list;
    if (connection.isTransaction) return readList(connection);
    reading ??= readList(connection).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function readList(connection: Connection): Promise<PriceList> {
    const at = millis(clock);
    const list = await priceList(connection, clock.now());
    known = { at, list };
    return list;
  }

  async function pricedModels(connection?: Connection): Promise<{ list: PriceList; priced: RunnableModel[] }> {
    const [list, available] = await Promise.all([currentList(connection), models()]);
    const priced = available.map((model) => ({ ...model, multiplier: list.multipliers[model.id] ?? model.multiplier }));
    return { list, priced };
  }

  async function rateCard(): Promise<RateCard> {
    const { list, priced } = await pricedModels();
    return {
      base: list.base,
      // The provider of a model, and the model's name there, stay on the server.
      models: priced.map(({ id, label, contentType, multiplier, etaSeconds, default: isDefault, hosted = false }) => ({
        id, label, contentType, multiplier, etaSeconds, default: isDefault, ...(hosted && { hosted }),
      })),
    };
  }

  const pricing: Pricing = {
    rateCard,
    async quote({ contentType, quantity, length, model: wanted, royalty }, connection) {
      const { list, priced } = await pricedModels(connection);
      const ofType = priced.filter((model) => model.contentType === contentType);
      const first = ofType.find((model) => model.default) ?? ofType[0];
      if (!first) throw typeUnavailable(contentType);
      const model = wanted === undefined ? first : ofType.find(({ id }) => id === wanted);
      if (!model) throw new UnknownModel(wanted ?? '', contentType);
      const { multiplier } = model;
      return { quote: quoteRun(list.base, { contentType, quantity, length, multiplier, royalty }), model };
    },
    async products(connection) {
      const { packages, pro } = await priceList(connection, clock.now());
      return { packages: packages.map(packageProduct), pro: planProduct(pro) };
    },
    async setStripePrice(tx, productId, stripePriceId) {
      await setStripePrice(tx, clock, productId, stripePriceId);
      afterCommit(tx, forget);
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
      routes.read(getTokenPackages, 'open', async () => (await currentList()).packages.map(presentPackage));
      pricingAdminRoutes(routes, context, forget);
    },
  };
}
