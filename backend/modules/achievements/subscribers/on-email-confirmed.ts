import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { emailConfirmed } from '#modules/identity/identity.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { payWaiting } from '../commands/pay-waiting.ts';

/** The time of the confirmation counts, not that of its delivery: a late event lets nothing lapse. */
export const onEmailConfirmed = (context: AchievementsContext): Subscription =>
  subscribe(emailConfirmed, 'achievements.pay_waiting', (tx, { userId }, { occurredAt }) => payWaiting(tx, context, userId, occurredAt));
