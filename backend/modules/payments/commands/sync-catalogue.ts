import { must } from '#contracts/must.ts';
import type { CatalogueRow, syncCatalogue as endpoint } from '#contracts/stripe-sync.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Product } from '#modules/pricing/index.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';

const PLAN = 'pro';

/** Compares our products and prices with the provider's. */
export async function catalogue(context: PaymentsContext): Promise<CatalogueRow[]> {
  const { packages, pro } = await context.pricing.products(context.db.knex);
  return Promise.all([...packages, pro].map((product) => compare(context, product)));
}

async function compare(context: PaymentsContext, { productId, name, priceCents, stripePriceId }: Product): Promise<CatalogueRow> {
  const theirs = stripePriceId === null ? null : await providerOf(context).catalogue.price(stripePriceId);
  const state = theirs === null ? 'missing' : !theirs.active ? 'inactive' : theirs.priceCents !== priceCents ? 'price_mismatch' : 'in_sync';
  return { productId, name, priceCents, active: true, stripePriceId, theirs: theirs && { priceCents: theirs.priceCents, active: theirs.active }, state };
}

const ACTIONS: Record<CatalogueRow['state'], string | null> = {
  in_sync: null,
  missing: 'Make product and price at the provider',
  price_mismatch: 'Make a price of our amount, retire the other one',
  inactive: 'Make an active price',
};

/** Writes our products and prices to the provider, or in a dry run says what that would change. A second call changes nothing. */
export async function syncCatalogue(
  context: PaymentsContext,
  { viewer, requestId }: { viewer: Viewer; requestId: string },
  { productIds, dryRun }: { productIds?: string[] | undefined; dryRun: boolean },
): Promise<ResponseOf<typeof endpoint>> {
  const provider = providerOf(context);
  const { db, outbox, pricing } = context;
  const wanted = (await catalogue(context)).filter(({ productId, state }) => state !== 'in_sync' && (productIds?.includes(productId) ?? true));
  const actions = wanted.map(({ productId, state }) => ({ productId, action: must(ACTIONS[state], 'what to do about a state') }));
  if (dryRun) return { dryRun, actions, rows: await catalogue(context) };
  for (const { productId, name, priceCents, stripePriceId } of wanted) {
    const price = await provider.catalogue.publishPrice({ productId, name, priceCents, interval: productId === PLAN ? 'month' : null }, stripePriceId);
    await db.transaction((tx) => pricing.setStripePrice(tx, productId, price));
  }
  if (actions.length > 0) {
    const target = { type: 'catalogue', id: 'catalogue', label: actions.map(({ productId }) => productId).join(', ') };
    await db.transaction((tx) => outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'payments.sync_catalogue', target, details: { actions } })));
  }
  return { dryRun, actions, rows: await catalogue(context) };
}
