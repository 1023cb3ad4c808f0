import { getAdminPricing, rollBackPrices, savePackages, savePro, saveRateCard, withdrawPrices } from '#contracts/pricing-admin.ts';
import type { AdminPricing } from '#contracts/pricing-admin.ts';
import { permit } from '#contracts/permissions.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { addVersion } from './commands/add-version.ts';
import { rollBackPrices as rollBack } from './commands/roll-back-prices.ts';
import { savePackages as packages, savePro as pro } from './commands/save-prices.ts';
import { withdrawPrices as withdraw } from './commands/withdraw-prices.ts';
import type { PricingContext } from './pricing-context.ts';
import { adminPricing } from './queries/admin-pricing.ts';

const ACCESS = permit('pricing.change');

/**
 * Routes with which administrators change prices. Each answers with all price lists after the change. `forget` drops the price list that this
 * process has read.
 */
export function pricingAdminRoutes(routes: Routes, context: PricingContext, forget: () => void): void {
  const done = (tx: Tx): Promise<AdminPricing> => {
    afterCommit(tx, forget);
    return adminPricing(tx, context);
  };
  routes.read(getAdminPricing, ACCESS, () => adminPricing(context.db.knex, context));
  routes.write(saveRateCard, ACCESS, async ({ body, ...call }, tx) => {
    await addVersion(tx, context, call, { kind: 'rate_card', ...body });
    return done(tx);
  });
  routes.write(savePackages, ACCESS, async ({ body, ...call }, tx) => {
    await packages(tx, context, call, body);
    return done(tx);
  });
  routes.write(savePro, ACCESS, async ({ body, ...call }, tx) => {
    await pro(tx, context, call, body);
    return done(tx);
  });
  routes.write(rollBackPrices, ACCESS, async ({ body, ...call }, tx) => {
    await rollBack(tx, context, call, body);
    return done(tx);
  });
  routes.write(withdrawPrices, ACCESS, async ({ body, ...call }, tx) => {
    await withdraw(tx, context, call, body);
    return done(tx);
  });
}
