import type { QueryOf } from '#contracts/endpoint.ts';
import type { listRefunds as endpoint } from '#contracts/moderation.ts';
import type { Unlock } from '#contracts/selling.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { SellingContext } from '../selling-context.ts';
import { presentUnlock } from '../selling.presenter.ts';
import { unlocksById } from './unlock-rows.ts';

/** A refund that a buyer asks moderators for. `failures` is how many runs failed since the unlock. */
export interface RefundRequest {
  id: string;
  unlock: Unlock;
  promptId: string;
  buyerId: string;
  creatorId: string;
  failures: number;
  message: string;
  status: 'open' | 'granted' | 'refused';
  answer: string | null;
  createdAt: string;
}

interface Row {
  id: string;
  unlockId: string;
}

const OPEN = `select id, unlock_id as "unlockId" from unlock_refund_requests where status = 'open' and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
const CLOSED = `select id, unlock_id as "unlockId" from unlock_refund_requests where status = :status and (cast(:after as uuid) is null or id < :after) order by id desc limit :limit`;
const WAITING = `select count(*)::int as count, min(created_at) as oldest from unlock_refund_requests where status = 'open'`;

/** A page of refund requests: the open ones oldest first, the others latest first. @throws AppError invalid_request for a foreign cursor */
export async function refundRequests({ db, clock, prompts }: Pick<SellingContext, 'db' | 'clock' | 'prompts'>, query: QueryOf<typeof endpoint>): Promise<{ items: RefundRequest[]; nextCursor: string | null }> {
  const { knex } = db;
  const page = { after: afterId(query.cursor), limit: query.limit + 1 };
  const found = await (query.status === 'open' ? rows<Row>(knex, OPEN, page) : rows<Row>(knex, CLOSED, { ...page, status: query.status }));
  const { page: shown, nextCursor } = cutPageById(found, query.limit);
  const unlocks = new Map((await unlocksById(knex, shown.map(({ unlockId }) => unlockId))).map((row) => [row.id, row]));
  const removed = await prompts.takenDown(knex, [...unlocks.values()].map((row) => row.prompt_id));
  const items = shown.flatMap(({ id, unlockId }) => {
    const row = unlocks.get(unlockId);
    // The buyer's account and unlock were deleted after the request was read, so the request is left out.
    if (!row?.request) return [];
    const { status, message, answer } = row.request;
    const unlock = presentUnlock(row, clock.now(), removed.has(row.prompt_id));
    return [{
      id, unlock, promptId: row.prompt_id, buyerId: row.user_id, creatorId: row.creator_id, failures: row.failures, message, status, answer, createdAt: new Date(row.request.askedAt).toISOString(),
    }];
  });
  return { items, nextCursor };
}

/** How many refund requests of buyers wait for a moderator, and since when the oldest does. */
export async function waitingRefundRequests(connection: Connection): Promise<{ count: number; oldest: Date | null }> {
  const [waiting] = await rows<{ count: number; oldest: Date | null }>(connection, WAITING);
  return waiting ?? { count: 0, oldest: null };
}
