import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { emailConfirmed } from '#modules/identity/identity.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { payWaiting } from '../commands/pay-waiting.ts';

/** Pays the rewards that had not lapsed when the person confirmed the email. A late delivery of the event changes nothing. */
export const onEmailConfirmed = (context: AchievementsContext): Subscription =>
  subscribe(emailConfirmed, 'achievements.pay_waiting', (tx, { userId }, { occurredAt }) => payWaiting(tx, context, userId, occurredAt));
