import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { planChanged } from '#modules/payments/payments.events.ts';
import { refreshSessions } from '../commands/end-sessions.ts';
import type { IdentityContext } from '../identity-context.ts';

const DECIDE = `
  update users set plan = :plan, plan_decided_at = :at
  where id = :userId and (plan_decided_at is null or plan_decided_at < :at) returning id`;

/**
 * Stores a person's plan when the subscription changes; open sessions get it with their next request. Events may arrive in any order, and the
 * latest one counts.
 */
export const onPlanChanged = (context: IdentityContext): Subscription =>
  subscribe(planChanged, 'identity.on_plan_changed', async (tx, { userId, plan }, { occurredAt }) => {
    const decided = await rows(tx, DECIDE, { userId, plan, at: occurredAt });
    if (decided.length > 0) await refreshSessions(tx, context, userId);
  });
