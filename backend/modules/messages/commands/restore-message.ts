import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { expectOwnMessage } from '../queries/expect-own-message.ts';
import type { ChangeDeps } from './mark-read.ts';

const RESTORE = `
  update messages set archived_at = null, changed_xid = pg_current_xact_id()
  where id = ? and archived_at is not null returning user_id, type`;

const RESTORE_OWN = `
  update messages set archived_at = null, changed_xid = pg_current_xact_id()
  where id = :messageId and user_id = :userId and archived_at is not null returning id`;

/**
 * Restores an archived message to its reader's list, as read. A second call changes nothing.
 * @throws AppError not_found for another person's message
 */
export async function restoreOwnMessage(tx: Tx, { clock, announce }: ChangeDeps, userId: string, messageId: string): Promise<void> {
  const restored = await rows(tx, RESTORE_OWN, { messageId, userId });
  if (restored.length === 0) return expectOwnMessage(tx, userId, messageId);
  afterCommit(tx, () => announce(userId, { change: 'restored', ids: [messageId], at: clock.now().toISOString() }));
}

export interface RestoreDeps extends ChangeDeps {
  outbox: Outbox;
}

/**
 * Restores a person's archived message for an administrator, as read (docs/rules/messages.md#archive). The audit log names the kind of the
 * message and its reader, never its text.
 * @throws AppError not_found for an unknown message
 */
export async function restoreMessage(tx: Tx, { clock, announce, outbox }: RestoreDeps, { viewer, requestId }: { viewer: Viewer; requestId: string }, messageId: string): Promise<void> {
  const [restored] = await rows<{ user_id: string; type: string }>(tx, RESTORE, [messageId]);
  if (!restored) {
    const [known] = await rows(tx, 'select 1 from messages where id = ? and not muted', [messageId]);
    if (!known) throw notFound('This message');
    return;
  }
  const target = { type: 'message', id: messageId, label: restored.type };
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'messages.restore', target, details: { userId: restored.user_id } }));
  afterCommit(tx, () => announce(restored.user_id, { change: 'restored', ids: [messageId], at: clock.now().toISOString() }));
}
