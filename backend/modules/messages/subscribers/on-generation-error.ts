import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationErrorEvent } from '#modules/generation/generation.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { failureTexts } from '../messages.catalogue.ts';

/** Writes the message about a failed or blocked run: the reason, that it cost nothing, and what the person can do. */
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
