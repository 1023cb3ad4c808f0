import type { rollBackPrices as endpoint } from '#contracts/pricing-admin.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { PriceVersionModel } from '../models/price-version.model.ts';
import type { PricingContext } from '../pricing-context.ts';
import { addVersion } from './add-version.ts';
import type { PricingCall } from './add-version.ts';

/** Adds a new version of a price list with the content of an old one, in force at once. @throws AppError not_found, and what addVersion throws */
export async function rollBackPrices(tx: Tx, context: PricingContext, call: PricingCall, { kind, version, base, reason }: BodyOf<typeof endpoint>): Promise<void> {
  const old = await PriceVersionModel.query(tx).findById([kind, version]);
  if (!old) throw notFound('This version');
  await addVersion(tx, context, call, { kind, base, reason, effectiveAt: null, content: old.content, restoredFrom: version });
}
