import { createCoupon as createCouponEndpoint, endCoupon as endCouponEndpoint, listCoupons } from '#contracts/pack-builder.ts';
import {
  buyPack as buyEndpoint, claimGift as claimEndpoint, getGift, getPack, getRelatedPacks, listPacks as listEndpoint, listPurchases as purchasesEndpoint, quotePack as quoteEndpoint,
  redeemCode as redeemEndpoint, refundPurchase as refundEndpoint, tickStep, untickStep,
} from '#contracts/packs.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { takeTry, withTry } from './code-tries.ts';
import type { PacksContext } from './packs-context.ts';
import { buyPack } from './commands/buy-pack.ts';
import { claimGift } from './commands/claim-gift.ts';
import { createCoupon, endCoupon } from './commands/coupons.ts';
import { redeemCode } from './commands/redeem-code.ts';
import { refundPurchase } from './commands/refund-purchase.ts';
import { tickPart } from './commands/tick-part.ts';
import { openGift } from './queries/find-gift.ts';
import { couponsOfPack } from './queries/list-coupons.ts';
import { listPacks, relatedPacks } from './queries/list-packs.ts';
import { listPurchases } from './queries/list-purchases.ts';
import { openPack } from './queries/open-pack.ts';
import { quoteFor } from './queries/quote-for.ts';

/** Routes of packs for visitors and buyers. */
export function packsRoutes(routes: Routes, context: PacksContext): void {
  routes.read(listEndpoint, 'open', ({ query, viewer }) => listPacks(context, viewer, query));
  routes.read(getPack, 'open', async ({ params, viewer }) => ({ pack: await openPack(context, params.idOrSlug, viewer) }));
  routes.read(getRelatedPacks, 'open', async ({ params, viewer }) => ({ items: await relatedPacks(context, viewer, params.id) }));
  routes.read(purchasesEndpoint, 'member', ({ query, viewer }) => listPurchases(context, viewer.userId, query));
  routes.read(quoteEndpoint, 'open', async ({ params, query, viewer, ip }) => {
    if (query.coupon === undefined) return quoteFor(context, viewer, params.id, query);
    await takeTry(context, { viewer, ip });
    return withTry(context, { viewer, ip }, () => quoteFor(context, viewer, params.id, query));
  });
  routes.write(
    buyEndpoint, 'member',
    async ({ params, body, viewer, ip }, tx) => {
      const buying = async () => ({ purchase: await buyPack(tx, context, viewer, params.id, body) });
      return body.coupon === undefined ? buying() : withTry(context, { viewer, ip }, buying);
    },
    { applies: ({ body }) => body.coupon !== undefined, run: (call) => takeTry(context, call) },
  );
  routes.write(refundEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ purchase: await refundPurchase(tx, context, viewer.userId, params.id, body.promptId ?? null) }));
  routes.read(getGift, 'open', ({ params, viewer }) => openGift(context, params.code, viewer));
  routes.write(claimEndpoint, 'member', async ({ params, viewer }, tx) => ({ purchase: await claimGift(tx, context, viewer, params.code) }));
  routes.write(
    redeemEndpoint, 'member',
    ({ body, viewer, ip }, tx) => withTry(context, { viewer, ip }, () => redeemCode(tx, context, viewer, body.code)),
    { run: (call) => takeTry(context, call) },
  );
  routes.write(tickStep, 'member', ({ params, viewer }, tx) => tickPart(tx, context, viewer, { ...params, done: true }));
  routes.write(untickStep, 'member', ({ params, viewer }, tx) => tickPart(tx, context, viewer, { ...params, done: false }));
  routes.read(listCoupons, 'member', ({ params, query, viewer }) => couponsOfPack(context, viewer, params.id, query));
  routes.write(createCouponEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ coupon: await createCoupon(tx, context, viewer, params.id, body) }));
  routes.write(endCouponEndpoint, 'member', async ({ params, viewer }, tx) => {
    await endCoupon(tx, context, viewer, params.id);
    return { success: true as const };
  });
}
