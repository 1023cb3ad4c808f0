import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';

/** A person used a permission. The module that owns the data publishes it, and the audit log stores it. */
export const adminAction = defineEvent(
  'admin_action',
  1,
  z.object({
    /** The id of the person who acted; null for a visitor. */
    actorId: z.nullable(id),
    actorName: z.string(),
    /** Whether the person acted with elevation, by the administrators' password, and not by the role of the account. */
    elevated: z.boolean(),
    /** The action by its area and verb, such as `users.ban` or `admin.elevated`. */
    action: z.string(),
    targetType: z.string(),
    targetId: z.nullable(z.string()),
    targetLabel: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    details: z.record(z.string(), z.unknown()),
    requestId: z.string(),
  }),
);

export interface AdminActionRecord {
  /** The action by its area and verb, such as `users.ban`. */
  action: string;
  target: { type: string; id: string; label: string };
  reason?: string;
  details?: Record<string, unknown>;
}

/** Makes the payload of `adminAction` for an action in a request. */
export const adminActionOf = (viewer: Viewer, requestId: string, { action, target, reason, details }: AdminActionRecord): z.input<typeof adminAction.payload> => ({
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
