import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { orderPaid } from '#modules/payments/payments.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { count } from '../commands/count.ts';

export const onOrders = (context: AchievementsContext): Subscription =>
  subscribe(orderPaid, 'achievements.count_order', (tx, { userId, orderId }) => count(tx, context, userId, [{ counter: 'orders', distinct: orderId }]));
