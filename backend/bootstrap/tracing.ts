import type { Push } from '#kernel/realtime/push.ts';
import { createTracer, traceTime } from '#kernel/tracing/tracer.ts';
import type { Tracer } from '#kernel/tracing/tracer.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { ProviderSource } from '#modules/generation/index.ts';
import type { Config } from './config.ts';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/**
 * Finds the id of the run that a traced step is about. It may stand in the address of an accepted run, in a provider's key, or in the payload of a
 * job, event or push. Null for everything else, which is not traced.
 */
export function runOf(about: unknown): string | null {
  if (typeof about === 'string') return ID.exec(about)?.[0] ?? null;
  if (typeof about !== 'object' || about === null) return null;
  if ('generationId' in about) return runOf(about.generationId);
  if ('generation' in about) return typeof about.generation === 'object' && about.generation !== null && 'id' in about.generation ? runOf(about.generation.id) : null;
  if ('message' in about) return runOf(about.message);
  return 'relatedEntityType' in about && about.relatedEntityType === 'generation' && 'relatedEntityId' in about ? runOf(about.relatedEntityId) : null;
}

/** Makes the tracer of this process; null when no collector is configured. */
export const tracerOf = ({ tracing }: Config, service: string, log: Logger): Tracer | null =>
  tracing === null ? null : createTracer({ ...tracing, service: `conjure-${service}`, log, subjectOf: runOf });

/** Makes a push that also records each message about a run as a step of the run's trace. */
export const tracedPush = (push: Push, tracer: Tracer | null): Push =>
  tracer === null
    ? push
    : {
        ...push,
        toUser(userId, event, payload) {
          const from = traceTime();
          push.toUser(userId, event, payload);
          tracer.step({ name: `push ${event}`, kind: 'internal', about: payload, from, until: traceTime() });
        },
      };

type Calls = ProviderSource['provider'];

/** Makes providers that also record each call as a step of the run's trace. */
export function tracedProviders(sources: readonly ProviderSource[], tracer: Tracer | null): readonly ProviderSource[] {
  if (tracer === null) return sources;
  const end = (provider: Calls, what: string, about: unknown, from: number, failed: boolean): void =>
    tracer.step({ name: `provider ${what}`, kind: 'client', about, from, until: traceTime(), failed, facts: { provider: provider.id } });
  async function answered<T>(provider: Calls, what: string, about: unknown, call: () => Promise<T>): Promise<T> {
    const from = traceTime();
    let failed = true;
    try {
      const made = await call();
      failed = false;
      return made;
    } finally {
      end(provider, what, about, from, failed);
    }
  }
  async function* streamed<T>(provider: Calls, what: string, about: unknown, call: () => AsyncIterable<T>): AsyncIterable<T> {
    const from = traceTime();
    let failed = true;
    try {
      yield* call();
      failed = false;
    } finally {
      end(provider, what, about, from, failed);
    }
  }
  return sources.map(({ provider, models }) => {
    const { streamText, chat, makeImage, makeVideo } = provider;
    return {
      models,
      provider: {
        ...provider,
        unavailable: (contentType) => provider.unavailable(contentType),
        ...(streamText && { streamText: (request) => streamed(provider, 'text', request.idempotencyKey, () => streamText.call(provider, request)) }),
        ...(chat && { chat: (request) => streamed(provider, 'chat', request.idempotencyKey, () => chat.call(provider, request)) }),
        ...(makeImage && { makeImage: (request) => answered(provider, 'image', request.idempotencyKey, () => makeImage.call(provider, request)) }),
        ...(makeVideo && { makeVideo: (request) => answered(provider, 'video', request.idempotencyKey, () => makeVideo.call(provider, request)) }),
      } satisfies Calls,
    };
  });
}
