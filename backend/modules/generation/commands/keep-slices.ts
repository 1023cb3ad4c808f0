import { DAY_MS } from '#contracts/durations.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** For how long (in ms) a slice of a sealed prompt counts against the person who saw it (docs/rules/sealing.md#slices). */
const KEPT_MS = 30 * DAY_MS;

/** A person who saw slices of a sealed prompt, and the original prompt. All forks count as their original. */
export interface SliceOwner {
  userId: string;
  /** The id of the original prompt. Forks have the id of their original here. */
  originId: string;
}

const KNOWN = 'select slice from sealed_slices where user_id = :userId and prompt_id = :originId and seen_at > :since';
const KEEP = `
  insert into sealed_slices (user_id, prompt_id, slice, seen_at)
  select :userId, :originId, slice, :now from unnest(cast(:slices as text[])) as slice order by slice
  on conflict (user_id, prompt_id, slice) do update set seen_at = excluded.seen_at`;

const since = (clock: Clock): Date => new Date(clock.now().getTime() - KEPT_MS);

/** Reads the slices of a prompt and its forks that runs showed to this person within 30 days. */
export async function knownSlices(connection: Connection, clock: Clock, owner: SliceOwner): Promise<string[]> {
  return (await rows<{ slice: string }>(connection, KNOWN, { ...owner, since: since(clock) })).map(({ slice }) => slice);
}

/** Stores the slices that a run is about to show. It commits at once, so that of two runs at the same time the later one sees the slices of both. */
export async function keepSlices(connection: Connection, clock: Clock, owner: SliceOwner, slices: readonly string[]): Promise<void> {
  await rows(connection, KEEP, { ...owner, slices: [...slices], now: clock.now() });
}

/** Maintenance: deletes slices that are older than 30 days. */
export async function forgetOldSlices(connection: Connection, clock: Clock): Promise<void> {
  await rows(connection, 'delete from sealed_slices where seen_at <= ?', [since(clock)]);
}

/** Deletes all slices of a deleted account. */
export async function forgetSlicesOf(tx: Tx, userId: string): Promise<void> {
  await rows(tx, 'delete from sealed_slices where user_id = ?', [userId]);
}
