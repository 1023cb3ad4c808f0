import type { Tx } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { adminAction } from '#modules/operations/operations.events.ts';

/** Who does something with a power of theirs, and in which request. */
export interface AdminCall {
  viewer: Viewer;
  requestId: string;
}

export interface AdminActionRecord {
  /** Area and verb: `users.ban`. */
  action: string;
  target: { type: string; id: string; label: string };
  reason?: string;
  details?: Record<string, unknown>;
}

/** Puts an action into the audit log, in the transaction of its effect: neither exists without the other. */
export async function recordAdminAction(
  tx: Tx,
  { outbox }: { outbox: Outbox },
  viewer: Viewer,
  { requestId }: Pick<AdminCall, 'requestId'>,
  { action, target, reason, details }: AdminActionRecord,
): Promise<void> {
  await outbox.publish(tx, adminAction, {
    actorId: viewer.userId,
    actorName: viewer.username,
    elevated: viewer.elevatedUntil !== null,
    action,
    targetType: target.type,
    targetId: target.id,
    targetLabel: target.label,
    reason: reason ?? null,
    details: details ?? {},
    requestId,
  });
}
