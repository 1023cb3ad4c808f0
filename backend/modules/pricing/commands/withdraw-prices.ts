import type { withdrawPrices as endpoint } from '#contracts/pricing-admin.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { PriceVersionModel } from '../models/price-version.model.ts';
import type { PricingContext } from '../pricing-context.ts';
import { alreadyBegun } from '../pricing.errors.ts';
import { LIST_NAMES } from './add-version.ts';
import type { PricingCall } from './add-version.ts';

/**
 * Withdraws a scheduled version of a price list before it comes into force. @throws AppError not_found, already_begun, also for a version
 * that was withdrawn before
 */
export async function withdrawPrices(tx: Tx, { clock, outbox }: PricingContext, { viewer, requestId }: PricingCall, { kind, version, reason }: BodyOf<typeof endpoint>): Promise<void> {
  const now = clock.now();
  const withdrawn = await PriceVersionModel.query(tx)
    .where({ kind, version })
    .where('effective_at', '>', now)
    .whereNull('withdrawn_at')
    .patch({ withdrawn_at: now });
  if (withdrawn === 0) {
    if (!(await PriceVersionModel.query(tx).findById([kind, version]))) throw notFound('This version');
    throw alreadyBegun();
  }
  const target = { type: 'prices', id: kind, label: `${LIST_NAMES[kind]}, version ${version}` };
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'pricing.withdraw', target, reason }));
}
