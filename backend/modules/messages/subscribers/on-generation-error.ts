import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationErrorEvent } from '#modules/generation/generation.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { failureTexts } from '../messages.catalogue.ts';

/** A run failed or was blocked: what happened, that it cost nothing, what to do. */
export const onGenerationError = (deps: WriteDeps): Subscription =>
  subscribe(generationErrorEvent, 'messages.on_generation_error', (tx, run) =>
    writeMessage(tx, deps, {
      ...failureTexts(run),
      userId: run.userId,
      dedupeKey: `generation:${run.generationId}`,
      type: 'generation_error',
      category: 'content',
      priority: 'high',
      about: ['generation', run.generationId],
    }),
    { urgent: true },
  );
