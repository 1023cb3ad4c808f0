import type { PriceKind } from '#contracts/pricing-admin.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PriceContent } from '../domain/price-content.ts';

export interface InForce<Kind extends PriceKind = PriceKind> {
  version: number;
  content: PriceContent[Kind];
}

/** The version of each price list that is in force at a moment. */
export type VersionsInForce = { [Kind in PriceKind]: InForce<Kind> };

// When two versions begin at the same moment, the one that was added later is in force.
const IN_FORCE = `
  select distinct on (kind) kind, version, content from price_versions
  where withdrawn_at is null and effective_at <= :at
  order by kind, effective_at desc, version desc`;

/** Reads the version of each price list that is in force at the time `at`. */
export async function versionsInForce(connection: Connection, at: Date): Promise<VersionsInForce> {
  const found = await rows<InForce & { kind: PriceKind }>(connection, IN_FORCE, { at });
  const byKind = Object.fromEntries(found.map(({ kind, version, content }) => [kind, { version, content }])) as Partial<VersionsInForce>;
  const { rate_card: card, packages, pro } = byKind;
  if (!card || !packages || !pro) throw new Error('No price list is in force');
  return { rate_card: card, packages, pro };
}
