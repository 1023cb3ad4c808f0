import { getTipAllowance, sendTip as sendEndpoint } from '#contracts/tips.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { sendTip, tipsLeft } from '../commands/send-tip.ts';
import type { SellingContext } from '../selling-context.ts';

/** Tips between people. */
export function tipsRoutes(routes: Routes, context: SellingContext): void {
  const { db, clock, wallet } = context;
  routes.write(sendEndpoint, 'member', async ({ params, body, viewer }, tx) => ({
    tip: await sendTip(tx, context, { senderId: viewer.userId, receiverId: params.id, ...body }),
  }));
  routes.read(getTipAllowance, 'member', async ({ viewer }) => {
    const [left, { balance, buckets }] = await Promise.all([tipsLeft(db.knex, viewer.userId, clock.now()), wallet.overview(db.knex, viewer.userId)]);
    return { left, spendable: Math.max(0, balance - buckets.bonus) };
  });
}
