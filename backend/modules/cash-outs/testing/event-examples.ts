import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { cashOutDecidedEvent } from '../cash-outs.events.ts';

/** One example of the payout event, which has a subscriber. */
export const eventExamples = ({ userId }: ExampleContext): EventExample[] => [
  example(cashOutDecidedEvent, { cashOutId: newId(), userId, status: 'paid', tokens: 600, amountCents: 3_000, note: 'Transfer of today' }),
];
