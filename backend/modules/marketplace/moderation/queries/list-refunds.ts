import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listRefunds as endpoint } from '#contracts/moderation.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { presentUnlock } from '../../marketplace.presenter.ts';
import { unlocksById } from '../../queries/unlock-rows.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { subjectViews } from './subject-views.ts';

interface Row {
  id: string;
  unlockId: string;
}

const OPEN = `select id, unlock_id as "unlockId" from unlock_refund_requests where status = 'open' and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
const CLOSED = `select id, unlock_id as "unlockId" from unlock_refund_requests where status = :status and (cast(:after as uuid) is null or id < :after) order by id desc limit :limit`;

/** A page of refund requests: the open ones oldest first, the others latest first. @throws AppError invalid_request for a foreign cursor */
export async function listRefunds(context: ModerationContext, viewerId: string, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const page = { after: afterId(query.cursor), limit: query.limit + 1 };
  const found = await (query.status === 'open' ? rows<Row>(knex, OPEN, page) : rows<Row>(knex, CLOSED, { ...page, status: query.status }));
  const { page: shown, nextCursor } = cutPageById(found, query.limit);
  const unlocks = new Map((await unlocksById(knex, shown.map(({ unlockId }) => unlockId))).map((row) => [row.id, row]));
  const promptIds = [...unlocks.values()].map((row) => row.prompt_id);
  const [{ views, faces }, removed] = await Promise.all([subjectViews(knex, context, promptIds, [...unlocks.values()].map((row) => row.user_id)), context.prompts.takenDown(knex, promptIds)]);
  const items = shown.flatMap(({ id, unlockId }) => {
    const row = unlocks.get(unlockId);
    const buyer = row && faces.get(row.user_id);
    // Both rows existed a moment ago: an account is being deleted now.
    if (!row?.request || !buyer) return [];
    const { status, message, answer } = row.request;
    const unlock = presentUnlock(row, context.clock.now(), removed.has(row.prompt_id));
    const subject = views.get(row.prompt_id) ?? null;
    return [{
      id, unlock, title: subject?.title ?? 'A prompt that is gone', subject, buyer, failures: row.failures, message, status, createdAt: unlock.request!.askedAt, answer,
      mine: row.user_id === viewerId || row.creator_id === viewerId,
    }];
  });
  return { items, nextCursor };
}
