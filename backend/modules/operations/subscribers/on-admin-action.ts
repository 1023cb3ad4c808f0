import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import { adminAction } from '../operations.events.ts';

const INSERT = `
  insert into audit_log (id, at, actor_id, actor_name, elevated, action, target_type, target_id, target_label, reason, details, request_id)
  values (:id, :at, :actorId, :actorName, :elevated, :action, :targetType, :targetId, :targetLabel, :reason, :details, :requestId)
  on conflict (id) do nothing`;

/** Stores each admin action in the audit log, under the id and time of its event. */
export const onAdminAction = subscribe(adminAction, 'operations.on_admin_action', async (tx, action, { eventId, occurredAt }) => {
  await rows(tx, INSERT, { ...action, id: eventId, at: occurredAt, details: JSON.stringify(action.details) });
});
