import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationSuccess } from '#modules/generation/generation.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { deliveryTexts } from '../messages.catalogue.ts';

/** A run delivered: one message, of its own type for videos. */
export const onGenerationSuccess = (deps: WriteDeps): Subscription =>
  subscribe(generationSuccess, 'messages.on_generation_success', (tx, run) =>
    writeMessage(tx, deps, {
      ...deliveryTexts(run),
      userId: run.userId,
      // By run, not by event: a run has one message, whatever is announced about it.
      dedupeKey: `generation:${run.generationId}`,
      type: run.contentType === 'video' ? 'video_completion' : 'generation_success',
      category: 'content',
      priority: 'normal',
      about: ['generation', run.generationId],
    }),
    { urgent: true },
  );
