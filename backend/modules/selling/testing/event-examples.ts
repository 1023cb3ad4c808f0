import type { Knex } from 'knex';
import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { earningsReleased, promptUnlocked, refundRefused, tipSent, unlockedPromptMoved, unlockRefunded } from '../selling.events.ts';

/** An example of each event of this module that has a subscriber. */
export function eventExamples({ userId, promptId, at }: ExampleContext): EventExample[] {
  const start = '00000000-0000-7000-8000-000000000000';
  const sold = { unlockId: newId(), promptId, title: 'Foxes', buyerId: userId, creatorId: userId, paid: 4 };
  return [
    example(promptUnlocked, { ...sold, price: 5 }),
    example(unlockRefunded, sold),
    example(refundRefused, sold),
    example(unlockedPromptMoved, { promptId, title: 'Foxes', removed: false, movedAt: at, unlocks: [{ unlockId: newId(), userId, paid: 4 }], after: start }),
    example(tipSent, { tipId: newId(), senderId: newId(), sender: { username: 'mira', displayName: 'Mira' }, receiverId: userId, amount: 5, note: 'Thank you' }),
    example(earningsReleased, { userId, amount: 3, day: '2026-11-21' }),
  ];
}

/** The user unlocked both prompts. */
export async function exampleRows({ userId, promptId, removedId, at }: ExampleContext, knex: Knex): Promise<void> {
  const bought = { user_id: userId, creator_id: newId(), content_type: 'text' as const, version_no: 1, price: 0, credit: 0, paid: 0, split: {}, status: 'active' as const, unlocked_at: new Date(at) };
  for (const prompt_id of [promptId, removedId]) await knex('unlocks').insert({ ...bought, id: newId(), prompt_id });
}
