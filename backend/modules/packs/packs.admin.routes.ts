import { createPlatformCoupon as createCouponEndpoint, decidePack as decideEndpoint, getAdminPack, listAdminCoupons, listAdminPacks, setFeaturedPacks } from '#contracts/pack-admin.ts';
import { permit } from '#contracts/permissions.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { createPlatformCoupon } from './commands/coupons.ts';
import { decidePack } from './commands/decide-pack.ts';
import { featurePacks } from './commands/feature-packs.ts';
import type { PacksContext } from './packs-context.ts';
import { adminPack, adminPacks } from './queries/admin-packs.ts';
import { allCoupons } from './queries/list-coupons.ts';

const DONE = { success: true } as const;

/** Routes of moderators, who decide about packs, and of people who manage packs, who feature them and create coupons. */
export function packsAdminRoutes(routes: Routes, context: PacksContext): void {
  routes.read(listAdminPacks, permit('marketplace.moderate'), ({ query }) => adminPacks(context, query));
  routes.read(getAdminPack, permit('marketplace.moderate'), ({ params }) => adminPack(context, params.id));
  routes.write(decideEndpoint, permit('marketplace.moderate'), async ({ params, body, viewer, requestId }, tx) => {
    await decidePack(tx, context, { viewer, requestId }, params.id, body);
    return DONE;
  });
  routes.write(setFeaturedPacks, permit('packs.manage'), async ({ body, viewer, requestId }, tx) => {
    await featurePacks(tx, context, { viewer, requestId }, body.packIds);
    return DONE;
  });
  routes.read(listAdminCoupons, permit('packs.manage'), ({ query }) => allCoupons(context, query));
  routes.write(createCouponEndpoint, permit('packs.manage'), async ({ body: { packId, ...coupon }, viewer, requestId }, tx) => ({ coupon: await createPlatformCoupon(tx, context, { viewer, requestId }, packId, coupon) }));
}
