import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { cashOutDecidedEvent } from '#modules/cash-outs/cash-outs.events.ts';
import { cashOutTexts } from '../cash-outs.catalogue.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';

/** Writes messages to creators about each step of their payout requests. */
export const onCashOuts = (deps: WriteDeps): Subscription =>
  subscribe(cashOutDecidedEvent, 'messages.on_cash_out_decided', (tx, decided) =>
    writeMessage(tx, deps, {
      ...cashOutTexts(decided), userId: decided.userId, dedupeKey: `cash_out:${decided.cashOutId}:${decided.status}`,
      type: 'system_notification', category: 'system', priority: decided.status === 'rejected' ? 'high' : 'normal', about: ['earnings', null],
    }),
  );
