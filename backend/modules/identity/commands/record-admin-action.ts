import type { Tx } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { AdminActionRecord } from '#modules/operations/operations.events.ts';

/** Who does something with a power of theirs, and in which request. */
export interface AdminCall {
  viewer: Viewer;
  requestId: string;
}

/** Puts an action into the audit log, in the transaction of its effect: neither exists without the other. */
export async function recordAdminAction(
  tx: Tx,
  { outbox }: { outbox: Outbox },
  viewer: Viewer,
  { requestId }: Pick<AdminCall, 'requestId'>,
  record: AdminActionRecord,
): Promise<void> {
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, record));
}
