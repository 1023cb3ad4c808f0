import type { AuditEntry, listAudit as endpoint } from '#contracts/operations.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AuditLogTable } from '../operations.tables.ts';

interface Row extends Omit<AuditLogTable, 'details'> {
  details: Record<string, unknown>;
}

// The statement for the audit log contains only the conditions that the request names, so that Postgres can use their indexes.
const CONDITIONS: Record<string, string> = {
  before: 'id < :before',
  action: `(action = :action or action like :area)`,
  actorId: 'actor_id = :actorId',
  targetId: 'target_id = :targetId',
  from: 'at >= :from',
  to: 'at < :to',
  words: `concat_ws(' ', actor_name, target_label, reason, action, target_id) ilike :words`,
};

/** A page of the audit log, newest first. Ids are UUID v7, so sorting by id sorts by time. */
export async function listAudit(
  connection: Connection,
  { limit, before, action, actorId, targetId, from, to, q }: QueryOf<typeof endpoint>,
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const given = { before, action, actorId, targetId, from, to, words: q ? `%${literal(q)}%` : undefined };
  const asked = Object.entries(given).filter(([, value]) => value !== undefined);
  const where = asked.length > 0 ? `where ${asked.map(([name]) => CONDITIONS[name]).join(' and ')}` : '';
  const found = await rows<Row>(connection, `select * from audit_log ${where} order by id desc limit :limit`, {
    ...Object.fromEntries(asked),
    ...(action === undefined ? {} : { area: `${literal(action)}.%` }),
    limit: limit + 1,
  });
  const { page, nextCursor } = cutPageById(found, limit);
  return { items: page.map(present), nextCursor };
}

/** Escapes `%` and `_` in the searched words, so that Postgres finds them literally. */
const literal = (words: string): string => words.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const present = (row: Row): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actorId: row.actor_id,
  actorName: row.actor_name,
  elevated: row.elevated,
  action: row.action,
  targetType: row.target_type,
  targetId: row.target_id,
  targetLabel: row.target_label,
  reason: row.reason,
  details: row.details,
  requestId: row.request_id,
});
