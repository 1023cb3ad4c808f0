import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** Somebody used a power that others do not have. Whoever owns the data publishes it; the audit log keeps it. */
export const adminAction = defineEvent(
  'admin_action',
  1,
  z.object({
    /** Null for a visitor. */
    actorId: z.nullable(id),
    actorName: z.string(),
    /** By the administrators' password rather than by the account's role. */
    elevated: z.boolean(),
    /** `users.ban`, `admin.elevated`: area and verb. */
    action: z.string(),
    targetType: z.string(),
    targetId: z.nullable(z.string()),
    targetLabel: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    details: z.record(z.string(), z.unknown()),
    requestId: z.string(),
  }),
);
