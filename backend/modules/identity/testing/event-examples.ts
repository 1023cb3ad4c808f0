import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { credentialsChanged, deletionCalledOff, deletionRequested, emailConfirmed, tokensAdjusted, userErased, userMuted, userRegistered } from '../identity.events.ts';

/** One example of each event of the identity module that has a subscriber, for tests. */
export const eventExamples = ({ userId, at }: ExampleContext): EventExample[] => [
  example(userRegistered, { userId, username: 'mira' }),
  example(credentialsChanged, { userId, what: 'password' }),
  example(tokensAdjusted, { userId, amount: -3, reason: 'Booked twice' }),
  example(userMuted, { userId, until: at, reason: 'Insults in comments' }),
  example(emailConfirmed, { userId }),
  example(deletionRequested, { userId, deletesAt: at }),
  example(deletionCalledOff, { userId }),
  example(userErased, { userId }),
];
