import type { Knex } from 'knex';
import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { referralRevoked, referralSettled } from '../referrals.events.ts';

/** One example of each referrals event that has a subscriber. */
export const eventExamples = ({ userId }: ExampleContext): EventExample[] => [
  example(referralSettled, { rewardId: newId(), userId, kind: 'referrer', amount: 10, friend: 'Mira', friends: null }),
  example(referralRevoked, { rewardId: newId(), userId, kind: 'referrer', amount: 10, taken: 4, owed: 6, friend: 'Mira', reason: 'The purchase was refunded or disputed' }),
];

/** Stores that the user came by a referral link. */
export async function exampleRows({ userId, at }: ExampleContext, knex: Knex): Promise<void> {
  const now = new Date(at);
  await knex('referral_attributions').insert({ id: newId(), referrer_id: newId(), referee_id: userId, terms_version: 1, clicked_at: now, signed_up_at: now, status: 'signed_up' });
}
