import { z } from 'zod';
import { contentType, id, tokens } from '#contracts/primitives.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';
import { sourceOf } from './domain/run-source.ts';
import type { SourcedRun } from './domain/run-source.ts';

interface RunSubject extends SourcedRun {
  id: string;
  user_id: string;
  creator_id: string | null;
  model_label: string;
  title: string;
  content_type: ContentType;
  created_at: Date;
  payer_id: string | null;
  surface: 'page' | 'chat' | 'api';
}

/** Builds the fields that every event about a run has, such as its owner, its source, the prompt's creator and the model. */
export const eventSubject = (run: RunSubject) => ({
  generationId: run.id, userId: run.user_id, ...sourceOf(run), freeRetry: run.waived !== null, freeTrialRun: run.payer_id !== null && run.run_source !== 'challenge', creatorId: run.creator_id, model: run.model_label, title: run.title,
  contentType: run.content_type, requestedAt: run.created_at.toISOString(), ...(run.surface !== 'page' && { surface: run.surface }),
});

const subject = {
  generationId: id,
  userId: id,
  promptId: z.nullable(id),
  /** The prompt's creator, and the model's label. Events that were published before creators earned have neither. */
  creatorId: z.optional(z.nullable(id)),
  model: z.optional(z.string()),
  /** Whether the run was a free retry. Its event names no prompt. Events from before free retries lack the field. */
  freeRetry: z.optional(z.boolean()),
  /** Whether the run was a free trial run: the prompt's creator pays, and the runner pays nothing. Older events lack the field. */
  freeTrialRun: z.optional(z.boolean()),
  /** When the run was requested (ISO time). */
  requestedAt: z.optional(z.iso.datetime()),
  /** The run source, and the version that was run. Events from before drafts existed lack both. Runs of drafts name no version. */
  runSource: z.optional(z.enum(['prompt', 'free', 'challenge', 'test', 'improve', 'review', 'imported', 'chat'])),
  promptVersionId: z.optional(z.nullable(id)),
  /** Where the run was requested: `chat` by a tool of a chat, `api` by a program with a key. Absent for runs from pages. */
  surface: z.optional(z.enum(['chat', 'api'])),
  title: z.string(),
  contentType,
};

/** A run was accepted and its price is held. */
export const generationRequested = defineEvent('generation_requested', 1, z.object({ ...subject, held: tokens }));

/** A run delivered everything, or part of it (`partial`): only that was charged. */
export const generationSuccess = defineEvent(
  'generation_success',
  1,
  z.object({
    ...subject,
    status: z.enum(['succeeded', 'partial']),
    delivered: z.int(),
    quantity: z.int(),
    captured: tokens,
    released: tokens,
  }),
);

/** A run failed or was blocked, and cost nothing. `message` tells its owner why, in plain words. */
export const generationErrorEvent = defineEvent(
  'generation_error',
  1,
  z.object({ ...subject, status: z.enum(['failed', 'blocked']), code: z.string(), message: z.string(), released: tokens }),
);

/** A run was stopped by its owner. */
export const generationCancelled = defineEvent(
  'generation_cancelled',
  1,
  z.object({ ...subject, captured: tokens, released: tokens }),
);

/** A person who unlocked a prompt requested a run of it. This run counts against a refund of the unlock. */
export const unlockedRunRequested = defineEvent('unlocked_run_requested', 1, z.object(subject));

/** A chat reply earned its agent's author the surcharge, in tokens. The event commits in the transaction that charges the reply. */
export const surchargeCaptured = defineEvent(
  'surcharge_captured',
  1,
  z.object({ generationId: id, agentId: id, userId: id, creatorId: id, amount: tokens, split: z.optional(z.object({ bonus: tokens, subscription: tokens, earned: tokens, purchased: tokens })) }),
);

/** A run earned its prompt's creator a royalty, in tokens. The event commits in the transaction that charges the run. */
export const royaltyCaptured = defineEvent(
  'royalty_captured',
  1,
  z.object({
    generationId: id, promptId: id, userId: id, creatorId: id, amount: tokens,
    // The number of the payer's tokens from each bucket. Absent in events from before splits were stored.
    split: z.optional(z.object({ bonus: tokens, subscription: tokens, earned: tokens, purchased: tokens })),
  }),
);
