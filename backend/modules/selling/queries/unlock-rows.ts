import type { ContentType } from '#contracts/primitives.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';

/** An unlock with the facts that its refund depends on. Its runs are counted from the events that have arrived. */
export interface UnlockRow {
  id: string;
  prompt_id: string;
  user_id: string;
  creator_id: string;
  content_type: ContentType;
  version_no: number;
  price: number;
  credit: number;
  paid: number;
  split: BucketSplit;
  status: 'active' | 'refunded';
  unlocked_at: Date;
  refunded_at: Date | null;
  runs_since: number;
  failures: number;
  refunds: number;
  last_refund_at: Date | null;
  request: { status: 'open' | 'granted' | 'refused'; message: string; askedAt: string; answer: string | null; answeredAt: string | null } | null;
}

const unlocks = (where: string, limit: string): string => `
  select u.*, r.runs_since, r.failures, b.refunds, b.last_refund_at,
    case when q.id is not null then jsonb_build_object('status', q.status, 'message', q.message, 'askedAt', q.created_at, 'answer', q.answer, 'answeredAt', q.decided_at) end as request
  from unlocks u
  cross join lateral (
    select (count(*) filter (where outcome is null or outcome = 'delivered'))::int as runs_since, (count(*) filter (where outcome = 'failed'))::int as failures
    from prompt_runs where user_id = u.user_id and prompt_id = u.prompt_id and requested_at >= u.unlocked_at
  ) r
  cross join lateral (
    select count(*)::int as refunds, max(refunded_at) as last_refund_at from (
      select refunded_at from unlocks where user_id = u.user_id and refund_reason = 'asked' union all select refunded_at from pack_refunds where user_id = u.user_id
    ) taken
  ) b
  left join unlock_refund_requests q on q.unlock_id = u.id
  where ${where} order by u.id desc limit ${limit}`;

const SOME = unlocks('u.id = any(cast(:ids as uuid[]))', ':limit');
const ONE = unlocks('u.id = :id and u.user_id = :userId', '1');
const LATEST = unlocks('u.user_id = :userId and u.prompt_id = :promptId', '1');
const PAGE = unlocks('u.user_id = :userId and (cast(:before as uuid) is null or u.id < :before)', ':limit');

/** A person's own unlock by id; undefined for an unknown id and for another person's. */
export const unlockById = async (connection: Connection, userId: string, id: string): Promise<UnlockRow | undefined> =>
  (await rows<UnlockRow>(connection, ONE, { id, userId }))[0];

/** A person's latest unlock of a prompt, refunded or not. */
export const latestUnlock = async (connection: Connection, userId: string, promptId: string): Promise<UnlockRow | undefined> =>
  (await rows<UnlockRow>(connection, LATEST, { userId, promptId }))[0];

/** A person's own unlocks, latest first, from before this id on. */
export const unlocksOf = (connection: Connection, userId: string, before: string | null, limit: number): Promise<UnlockRow[]> =>
  rows<UnlockRow>(connection, PAGE, { userId, before, limit });

/** Unlocks of all people by id, for moderators. */
export const unlocksById = (connection: Connection, ids: readonly string[]): Promise<UnlockRow[]> => rows<UnlockRow>(connection, SOME, { ids: [...ids], limit: ids.length });
