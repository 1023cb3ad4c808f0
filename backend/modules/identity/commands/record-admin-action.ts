import type { Tx } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { AdminActionRecord } from '#modules/operations/operations.events.ts';

/** The staff member whose action the audit log records, and the id of the request. */
export interface AdminCall {
  viewer: Viewer;
  requestId: string;
}

/** Publishes an entry for the audit log in the transaction of the action, so that neither is stored without the other. */
export async function recordAdminAction(
  tx: Tx,
  { outbox }: { outbox: Outbox },
  viewer: Viewer,
  { requestId }: Pick<AdminCall, 'requestId'>,
  record: AdminActionRecord,
): Promise<void> {
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, record));
}
