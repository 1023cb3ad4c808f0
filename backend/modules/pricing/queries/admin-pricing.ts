import { must } from '#contracts/must.ts';
import type { AdminPricing, PackagePrices, PlanPrices, PriceKind, PriceVersion } from '#contracts/pricing-admin.ts';
import type { Connection } from '#kernel/db/database.ts';
import { dollarsFromCents } from '../domain/money.ts';
import { PLAN_ID } from '../domain/price-content.ts';
import type { PriceContent } from '../domain/price-content.ts';
import { PriceVersionModel } from '../models/price-version.model.ts';
import type { PricingContext } from '../pricing-context.ts';
import { providerPrices } from './provider-prices.ts';
import { versionsInForce } from './versions-in-force.ts';

const MOST_VERSIONS = 100;

/** All price lists with their versions, for administrators who change prices. */
export async function adminPricing(connection: Connection, { clock, models }: PricingContext): Promise<AdminPricing> {
  const now = clock.now();
  const inForce = await versionsInForce(connection, now);
  const atProvider = await providerPrices(connection);

  async function listOf<Kind extends PriceKind, Content>(kind: Kind, present: (content: PriceContent[Kind]) => Content) {
    const { version: current } = inForce[kind];
    const found = await PriceVersionModel.query(connection).where('kind', kind).orderBy('version', 'desc').limit(MOST_VERSIONS);
    const held = found.find(({ version }) => version === current) ?? (await PriceVersionModel.query(connection).findById([kind, current]).throwIfNotFound());
    const version = (row: PriceVersionModel) => ({ ...presentVersion(row, current, now), content: present(row.content as PriceContent[Kind]) });
    return { latest: must(found[0], 'the latest version').version, current: version(held), versions: found.map(version) };
  }

  const rateCard = await listOf('rate_card', (content) => content);
  const packages = await listOf('packages', ({ packages: entries }) => entries.map(({ id: _id, priceCents, ...entry }): PackagePrices => ({
    ...entry, packageId: entry.packageId as PackagePrices['packageId'], price: dollarsFromCents(priceCents), stripePriceId: atProvider(entry.packageId, priceCents),
  })));
  const pro = await listOf('pro', ({ priceCents, tokensPerMonth }): PlanPrices => ({
    price: dollarsFromCents(priceCents), tokensPerMonth, stripePriceId: atProvider(PLAN_ID, priceCents),
  }));
  const runnable = await models();
  return { rateCard, packages, pro, models: runnable.map(({ id, label, contentType, multiplier }) => ({ id, label, contentType, multiplier })) };
}

function presentVersion(row: PriceVersionModel, current: number, now: Date): PriceVersion {
  const state = row.withdrawn_at ? 'withdrawn' : row.version === current ? 'in_force' : row.effective_at > now ? 'scheduled' : 'past';
  return {
    version: row.version,
    state,
    effectiveAt: row.effective_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name,
    reason: row.reason,
    restoredFrom: row.restored_from,
  };
}
