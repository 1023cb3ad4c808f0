import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationCancelled, generationErrorEvent, generationSuccess } from '#modules/generation/generation.events.ts';
import { recordEvent } from '../commands/record-event.ts';
import type { WebhooksContext } from '../webhooks-context.ts';

// Webhooks report only runs that an API key started. Runs from pages are ignored here, so they cost no job.
const ofKeys = { concerns: ({ surface }: { surface?: string | undefined }): boolean => surface === 'api' };

/** Calls members' webhooks about the runs that their API keys started (docs/rules/webhooks.md#events). */
export const onRuns = (context: Pick<WebhooksContext, 'clock' | 'outbox'>): Subscription[] => [
  subscribe(generationSuccess, 'webhooks.on_generation_success', (tx, { userId, generationId: runId, promptId, contentType, status, delivered, quantity, captured, released }, meta) =>
    recordEvent(tx, context, { userId, type: 'run.succeeded', data: { runId, promptId, contentType, status, delivered, quantity, captured, released } }, meta), ofKeys),
  subscribe(generationErrorEvent, 'webhooks.on_generation_error', (tx, { userId, generationId: runId, promptId, contentType, status, code, released }, meta) =>
    recordEvent(tx, context, { userId, type: 'run.failed', data: { runId, promptId, contentType, status, code, released } }, meta), ofKeys),
  subscribe(generationCancelled, 'webhooks.on_generation_cancelled', (tx, { userId, generationId: runId, promptId, contentType, captured, released }, meta) =>
    recordEvent(tx, context, { userId, type: 'run.cancelled', data: { runId, promptId, contentType, captured, released } }, meta), ofKeys),
];
