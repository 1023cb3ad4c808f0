import type { Knex } from 'knex';
import { webhookEvent } from '#contracts/webhooks.ts';
import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { webhookSwitchedOff } from '../webhooks.events.ts';

/** One example of each webhooks event that has a subscriber. */
export const eventExamples = ({ userId, at }: ExampleContext): EventExample[] => [
  example(webhookSwitchedOff, { webhookId: newId(), userId, host: 'hooks.example.com', since: at }),
];

/** Stores a webhook of the user that listens to all events. */
export async function exampleRows({ userId, at }: ExampleContext, knex: Knex): Promise<void> {
  await knex('webhooks').insert({ id: newId(), user_id: userId, url: 'https://hooks.example.com/conjure', events: [...webhookEvent.options], secret: 'sealed', last_four: 'aled', created_at: new Date(at) });
}
