import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationSuccess } from '#modules/generation/generation.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { deliveryTexts } from '../messages.catalogue.ts';

/** Writes one message about a delivered run. Videos have a message type of their own. */
export const onGenerationSuccess = (deps: WriteDeps): Subscription =>
  subscribe(generationSuccess, 'messages.on_generation_success', (tx, run) =>
    writeMessage(tx, deps, {
      ...deliveryTexts(run),
      userId: run.userId,
      // The message's key has the run and not the event, so a second event about the run writes no second message.
      dedupeKey: `generation:${run.generationId}`,
      type: run.contentType === 'video' ? 'video_completion' : 'generation_success',
      category: 'content',
      priority: 'normal',
      about: ['generation', run.generationId],
    }),
    { urgent: true },
  );
