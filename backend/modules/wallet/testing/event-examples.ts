import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { budgetNearlyReached, tokenReward } from '../wallet.events.ts';

/** An example of each event of the module wallet that has a subscriber. */
export const eventExamples = ({ userId }: ExampleContext): EventExample[] => [
  example(tokenReward, { userId, amount: 3, reason: 'A gift' }),
  example(budgetNearlyReached, { userId, day: '2026-11-26', perDay: 50, spent: 41 }),
];
