import type { ContentType } from '#contracts/primitives.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ProviderFailureCode } from '../provider.port.ts';

/** The account that sums a provider's costs for one content type, month by month. */
export interface SpendAccount {
  providerId: string;
  contentType: ContentType;
}

// One statement checks the cap and adds the cost, so that calls at the same time cannot pass the cap together.
const RESERVE = `
  insert into provider_spend as spent (provider_id, content_type, month, micros)
  select :providerId, :contentType, cast(:month as date), cast(:micros as bigint) where cast(:cap as bigint) is null or cast(:micros as bigint) <= cast(:cap as bigint)
  on conflict (provider_id, content_type, month) do update set micros = spent.micros + excluded.micros
  where cast(:cap as bigint) is null or spent.micros + excluded.micros <= cast(:cap as bigint)
  returning micros`;
const GIVE_BACK = `
  update provider_spend set micros = greatest(0, micros - cast(:micros as bigint))
  where provider_id = :providerId and content_type = :contentType and month = cast(:month as date)`;

/** The first day of the current month (UTC), as "2026-11-01". */
export const monthOf = (clock: Clock): string => `${utcDay(clock.now()).slice(0, 7)}-01`;

/**
 * Adds the cost of a provider call to the month's sum before the call, in millionths of a dollar (docs/rules/runs.md#spend-cap). False, and
 * nothing added, when the sum would pass the cap. A free call adds nothing, and is allowed until the cap is passed.
 */
export async function reserveSpend(connection: Connection, clock: Clock, account: SpendAccount, micros: number, capMicros: number | null): Promise<boolean> {
  if (micros === 0 && capMicros === null) return true;
  const reserved = await rows(connection, RESERVE, { ...account, month: monthOf(clock), micros, cap: capMicros });
  return reserved.length > 0;
}

/** Takes the cost of a call off the month's sum, because the provider never worked on it. */
export async function giveSpendBack(connection: Connection, clock: Clock, account: SpendAccount, micros: number): Promise<void> {
  if (micros > 0) await rows(connection, GIVE_BACK, { ...account, month: monthOf(clock), micros });
}

/** Codes of failures in which the provider has done no work. After all others the cost stays counted, because the provider may charge for the call. */
const WORKED_ON_NOTHING: readonly ProviderFailureCode[] = ['rate_limited', 'invalid_request', 'unavailable'];
export const costsNothing = (code: ProviderFailureCode): boolean => WORKED_ON_NOTHING.includes(code);
