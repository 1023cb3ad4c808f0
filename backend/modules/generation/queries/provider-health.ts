import { HOUR_MS } from '#contracts/durations.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { ProviderHealthEntry, ProviderState } from '#contracts/providers.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { monthOf } from '../making/provider-spend.ts';

const HOURS = 24;
const LOGGED = 30;

interface HourRow {
  contentType: ContentType;
  providerId: string;
  at: Date;
  worked: number;
  failed: number;
  p95: number | null;
}

const BY_HOUR = `
  select content_type as "contentType", provider_id as "providerId", date_trunc('hour', at) as at,
    (count(*) filter (where outcome = 'worked'))::int as worked, (count(*) filter (where outcome = 'failed'))::int as failed,
    (percentile_disc(0.95) within group (order by ms) filter (where outcome = 'worked'))::int as p95
  from provider_calls where at >= :since and purpose = 'run'
  group by 1, 2, 3 order by 3`;
const SPENT = `select provider_id as "providerId", content_type as "contentType", micros from provider_spend where month = cast(? as date)`;
const LOG = `
  select id, at, content_type as type, provider, model, purpose, outcome, code, ms
  from provider_calls where outcome = 'failed' or purpose = 'test' order by id desc limit ${LOGGED}`;

/** For each provider, the results of its calls in the last 24 hours, and its costs this month. */
export interface ProviderFigures {
  hours(type: ContentType, providerId: string): ProviderState['hours'];
  spentMicros(type: ContentType, providerId: string): number;
}

export async function providerFigures(connection: Connection, clock: Clock): Promise<ProviderFigures> {
  const first = Math.floor(millis(clock) / HOUR_MS) * HOUR_MS - (HOURS - 1) * HOUR_MS;
  const known = await rows<HourRow>(connection, BY_HOUR, { since: new Date(first) });
  const spent = await rows<{ providerId: string; contentType: ContentType; micros: number }>(connection, SPENT, [monthOf(clock)]);
  return {
    hours: (type, providerId) =>
      Array.from({ length: HOURS }, (_, place) => {
        const at = first + place * HOUR_MS;
        const hour = known.find((each) => each.contentType === type && each.providerId === providerId && each.at.getTime() === at);
        return { at: new Date(at).toISOString(), worked: hour?.worked ?? 0, failed: hour?.failed ?? 0, p95Ms: hour?.p95 ?? null };
      }),
    spentMicros: (type, providerId) => spent.find((each) => each.contentType === type && each.providerId === providerId)?.micros ?? 0,
  };
}

/** The newest calls to providers that failed or were tests. */
export async function healthLog(connection: Connection): Promise<ProviderHealthEntry[]> {
  const found = await rows<Omit<ProviderHealthEntry, 'at'> & { at: Date }>(connection, LOG);
  return found.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}
