import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { achievementEarned, dailyClaimed } from '../achievements.events.ts';

/** One example of each achievements event that has a subscriber. */
export const eventExamples = ({ userId }: ExampleContext): EventExample[] => [
  example(achievementEarned, {
    userId, key: 'first-fox', emoji: '🦊', title: 'Fox', message: 'You met a fox.', tier: 'bronze', area: 'running', secret: false, reward: 1, worth: 1, waitsUntil: null,
  }),
  example(dailyClaimed, { userId, day: '2026-11-21', streak: 1, amount: 1 }),
];
