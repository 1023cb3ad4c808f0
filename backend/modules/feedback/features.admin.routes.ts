import { createFeature, deleteFeature, listAdminFeatures, mergeFeature, orderFeatures, updateFeature } from '#contracts/next-features.ts';
import type { AdminFeature } from '#contracts/next-features.ts';
import { permit } from '#contracts/permissions.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { deleteFeature as remove } from './commands/delete-feature.ts';
import { mergeFeatures as merge } from './commands/merge-features.ts';
import { orderFeatures as order } from './commands/order-features.ts';
import { createFeature as create, updateFeature as update } from './commands/save-feature.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { adminFeatures } from './queries/admin-features.ts';

const ACCESS = permit('feedback.manage');

/** Routes for administrators who manage the next features. Each change returns the whole changed list. */
export function featureAdminRoutes(routes: Routes, context: FeedbackContext): void {
  const done = (tx: Tx): Promise<AdminFeature[]> => adminFeatures(tx, context.clock);
  routes.read(listAdminFeatures, ACCESS, () => adminFeatures(context.db.knex, context.clock));
  routes.write(createFeature, ACCESS, async ({ body, ...call }, tx) => {
    await create(tx, context, call, body);
    return done(tx);
  });
  routes.write(updateFeature, ACCESS, async ({ params, body, ...call }, tx) => {
    await update(tx, context, call, params.id, body);
    return done(tx);
  });
  routes.write(orderFeatures, ACCESS, async ({ body, ...call }, tx) => {
    await order(tx, context, call, body);
    return done(tx);
  });
  routes.write(mergeFeature, ACCESS, async ({ params, body, ...call }, tx) => {
    await merge(tx, context, call, params.id, body);
    return done(tx);
  });
  routes.write(deleteFeature, ACCESS, async ({ params, query, ...call }, tx) => {
    await remove(tx, context, call, params.id, query.revision);
    return done(tx);
  });
}
