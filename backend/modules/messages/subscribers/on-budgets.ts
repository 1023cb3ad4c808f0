import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { budgetNearlyReached } from '#modules/wallet/wallet.events.ts';
import { budgetNearlyReachedTexts } from '../budgets.catalogue.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';

/** Writes a message once a day to a person whose budget is nearly used up (docs/rules/wallet.md#budget-message). */
export const onBudgets = (deps: WriteDeps): Subscription =>
  subscribe(budgetNearlyReached, 'messages.on_budget_nearly_reached', (tx, { userId, day, ...budget }) =>
    writeMessage(tx, deps, {
      type: 'system_notification', category: 'system', priority: 'high', ...budgetNearlyReachedTexts(budget), userId, dedupeKey: `budget:${userId}:${day}`, about: ['budgets', null],
    }),
  );
