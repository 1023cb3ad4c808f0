import { DAY_MS } from '#contracts/durations.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { millis } from '#kernel/clock.ts';

/** The record of one call to a provider. It names no person and contains no word of the request or the answer. */
export interface ProviderCallRecord {
  contentType: ContentType;
  providerId: string;
  provider: string;
  model: string;
  purpose: 'run' | 'test';
  /** The code of the call's failure; null when the call succeeded. */
  code: string | null;
  ms: number;
}

const KEPT_MS = 35 * DAY_MS;
const INSERT = `
  insert into provider_calls (id, at, content_type, provider_id, provider, model, purpose, outcome, code, ms)
  values (:id, :now, :contentType, :providerId, :provider, :model, :purpose, :outcome, :code, :ms)`;

export async function recordCall(connection: Connection, clock: Clock, call: ProviderCallRecord): Promise<void> {
  await rows(connection, INSERT, { ...call, id: newId(), now: clock.now(), outcome: call.code === null ? 'worked' : 'failed', ms: Math.round(call.ms) });
}

/** Maintenance: deletes records of provider calls that are too old for any page. */
export async function forgetCalls(connection: Connection, clock: Clock): Promise<void> {
  await rows(connection, 'delete from provider_calls where at < ?', [new Date(millis(clock) - KEPT_MS)]);
}
