import { must } from '#contracts/must.ts';
import type { savePackages as packagesEndpoint, savePro as proEndpoint } from '#contracts/pricing-admin.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Issue } from '#contracts/errors.ts';
import type { Tx } from '#kernel/db/database.ts';
import { invalid } from '#kernel/errors.ts';
import { centsFromDollars } from '../domain/money.ts';
import { PLAN_ID } from '../domain/price-content.ts';
import type { PackageContent } from '../domain/price-content.ts';
import { ProviderPriceModel } from '../models/provider-price.model.ts';
import type { PricingContext } from '../pricing-context.ts';
import { providerPrices } from '../queries/provider-prices.ts';
import { versionsInForce } from '../queries/versions-in-force.ts';
import { addVersion } from './add-version.ts';
import type { PricingCall } from './add-version.ts';
import { noteStripePrice } from './set-stripe-price.ts';

/** Saves the token packages as a new version. @throws what addVersion throws, and invalid_request for a price at the provider that belongs to something else */
export async function savePackages(tx: Tx, context: PricingContext, call: PricingCall, { content, ...change }: BodyOf<typeof packagesEndpoint>): Promise<void> {
  const { packages: before } = (await versionsInForce(tx, context.clock.now())).packages.content;
  const packages = content.map(({ packageId, name, description, price, tokens, popular, active }): PackageContent => {
    const known = must(before.find((entry) => entry.packageId === packageId), 'the package in force');
    return { id: known.id, packageId, name, description, priceCents: centsFromDollars(price), tokens, popular, active };
  });
  const typed = content.map(({ packageId, price, stripePriceId }, place) => ({
    path: ['content', place, 'stripePriceId'], productId: packageId, priceCents: centsFromDollars(price), stripePriceId,
  }));
  const alsoChanged = await placeStripePrices(tx, context, typed);
  await addVersion(tx, context, call, { kind: 'packages', content: { packages }, alsoChanged, ...change });
}

/** Saves the Pro plan as a new version. @throws as savePackages */
export async function savePro(tx: Tx, context: PricingContext, call: PricingCall, { content, ...change }: BodyOf<typeof proEndpoint>): Promise<void> {
  const priceCents = centsFromDollars(content.price);
  const typed = { path: ['content', 'stripePriceId'], productId: PLAN_ID, priceCents, stripePriceId: content.stripePriceId };
  const alsoChanged = await placeStripePrices(tx, context, [typed]);
  await addVersion(tx, context, call, { kind: 'pro', content: { priceCents, tokensPerMonth: content.tokensPerMonth }, alsoChanged, ...change });
}

interface TypedPrice {
  path: Issue['path'];
  productId: string;
  priceCents: number;
  stripePriceId: string | null | undefined;
}

/** Stores or removes price ids of the provider, as an administrator typed them. Returns the changes for the audit log; null when there are none. */
async function placeStripePrices(tx: Tx, { clock }: PricingContext, typed: readonly TypedPrice[]): Promise<Record<string, unknown> | null> {
  const known = await providerPrices(tx);
  const changed = typed.filter(({ productId, priceCents, stripePriceId }) => stripePriceId !== undefined && stripePriceId !== known(productId, priceCents));
  for (const { productId, priceCents } of changed) await ProviderPriceModel.query(tx).deleteById([productId, priceCents]);
  for (const { productId, priceCents, stripePriceId, path } of changed) {
    if (!stripePriceId) continue;
    const holder = await ProviderPriceModel.query(tx).findOne('stripe_price_id', stripePriceId);
    if (holder) throw invalid([{ path, message: 'This price at Stripe belongs to another package or amount.' }]);
    await noteStripePrice(tx, clock, productId, priceCents, stripePriceId);
  }
  return changed.length === 0 ? null : { stripePrices: Object.fromEntries(changed.map(({ productId, stripePriceId }) => [productId, stripePriceId])) };
}
