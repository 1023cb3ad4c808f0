import { z } from 'zod';
import type { listArchivedMessages as endpoint } from '#contracts/messages.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { afterPlace, cursorTime, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { MessageModel } from '../models/message.model.ts';

type Archived = ResponseOf<typeof endpoint>[number];

type Row = Pick<MessageModel, 'id' | 'subject' | 'category' | 'priority' | 'created_at'> & { archived_at: Date };

/** The cursor after a page: when its last message was archived, and its id. */
const place = z.tuple([cursorTime, z.uuid()]);

const ARCHIVED = `
  select id, subject, category, priority, created_at, archived_at from messages
  where user_id = :userId and archived_at is not null
    and (cast(:at as timestamptz) is null or (archived_at, id) < (:at, cast(:id as uuid)))
  order by archived_at desc, id desc limit :limit`;

/**
 * Returns a page of a person's archived messages, latest first, without their contents.
 * @throws AppError invalid_request for a malformed cursor
 */
export async function listArchived(
  connection: Connection,
  userId: string,
  { limit, before }: QueryOf<typeof endpoint>,
): Promise<{ messages: Archived[]; nextCursor: string | null }> {
  const [at, id] = afterPlace(before, place, 'before') ?? [null, null];
  const found = await rows<Row>(connection, ARCHIVED, { userId, at, id, limit: limit + 1 });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor([last.archived_at, last.id]));
  const messages = page.map((row) => ({
    id: row.id,
    subject: row.subject,
    category: row.category,
    priority: row.priority,
    createdAt: row.created_at.toISOString(),
    archivedAt: row.archived_at.toISOString(),
  }));
  return { messages, nextCursor };
}
