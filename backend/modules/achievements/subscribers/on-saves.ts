import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { promptSaved } from '#modules/collections/collections.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { count } from '../commands/count.ts';

/** Counts each saved prompt once for ever, however often the person removes and saves it again. */
export const onSaves = (context: AchievementsContext): Subscription =>
  subscribe(promptSaved, 'achievements.count_save', (tx, { userId, promptId }) => count(tx, context, userId, [{ counter: 'prompts.saved', distinct: promptId }]));
