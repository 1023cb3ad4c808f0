import { isDeepStrictEqual } from 'node:util';
import type { PriceKind } from '#contracts/pricing-admin.ts';
import { millis } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { PriceContent } from '../domain/price-content.ts';
import { PriceVersionModel } from '../models/price-version.model.ts';
import type { PricingContext } from '../pricing-context.ts';
import { nothingChanged, pricesChanged } from '../pricing.errors.ts';
import { versionsInForce } from '../queries/versions-in-force.ts';

/** The administrator who changes prices, and the id of the request, for the audit log. */
export interface PricingCall {
  viewer: Viewer;
  requestId: string;
}

export interface NewVersion<Kind extends PriceKind> {
  kind: Kind;
  /** The number of the newest version of the prices when the administrator opened the editor. */
  base: number;
  /** The ISO time from which the new version is in force; null for at once. */
  effectiveAt: string | null;
  reason: string;
  content: PriceContent[Kind];
  restoredFrom?: number;
  /** Changes besides the content, such as a price id at the provider. If it is null and the content is the same as before, the version is refused. */
  alsoChanged?: Record<string, unknown> | null;
}

/** The names of the three lists of prices in the audit log and in messages. */
export const LIST_NAMES: Record<PriceKind, string> = { rate_card: 'Rate card', packages: 'Token packages', pro: 'Pro plan' };

// When two administrators save at the same moment, the second insert waits for the first commit, and then finds the version number taken.
const ADD = `
  insert into price_versions (kind, version, content, effective_at, created_at, created_by, created_by_name, reason, restored_from)
  values (:kind, :version, :content, :effectiveAt, :now, :userId, :username, :reason, :restoredFrom)
  on conflict (kind, version) do nothing returning version`;

/**
 * Adds a version of a price list, and writes it to the audit log. Versions are numbered without gaps and the number is the key, so of two
 * administrators who began at the same version only the first succeeds.
 * @throws AppError prices_changed for the second, nothing_changed, invalid_request for a moment that is over
 */
export async function addVersion<Kind extends PriceKind>(tx: Tx, { clock, outbox }: PricingContext, { viewer, requestId }: PricingCall, wanted: NewVersion<Kind>): Promise<void> {
  const { kind, base, content, reason, effectiveAt, restoredFrom = null, alsoChanged = null } = wanted;
  const now = clock.now();
  if (effectiveAt !== null && Date.parse(effectiveAt) <= millis(clock)) {
    throw invalid([{ path: ['effectiveAt'], message: 'Choose a time in the future, or now.' }]);
  }
  const newest = await PriceVersionModel.query(tx).where('kind', kind).orderBy('version', 'desc').first().throwIfNotFound();
  if (newest.version !== base) throw pricesChanged(newest);
  const before = (await versionsInForce(tx, now))[kind];
  if (!alsoChanged && isDeepStrictEqual(before.content, content)) throw nothingChanged();
  const version = base + 1;
  const added = await rows(tx, ADD, {
    kind, version, content: JSON.stringify(content), reason, effectiveAt: effectiveAt === null ? now : new Date(effectiveAt), now,
    userId: viewer.userId, username: viewer.username, restoredFrom,
  });
  if (added.length === 0) throw pricesChanged(null);
  const target = { type: 'prices', id: kind, label: `${LIST_NAMES[kind]}, version ${version}` };
  const details = { from: before.content, to: content, effectiveAt, ...(restoredFrom !== null && { restoredFrom }), ...alsoChanged };
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: restoredFrom === null ? 'pricing.change' : 'pricing.roll_back', target, reason, details }));
}
