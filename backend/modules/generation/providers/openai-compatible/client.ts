import OpenAI from 'openai';
import { DAY_MS } from '#contracts/durations.ts';
import { cappedFetch } from './capped-fetch.ts';
import type { EndpointSettings } from './endpoint-settings.ts';

/** A client for one endpoint. BullMQ owns the retries, so the library makes none. */
export function createClient(settings: EndpointSettings, maxBytes: number): OpenAI {
  return new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey || 'none',
    maxRetries: 0,
    // The worker's signal is the attempt's limit; the library's own would only race with it.
    timeout: DAY_MS,
    fetch: cappedFetch(maxBytes, settings.send),
    logLevel: 'off',
  });
}

/** Per-call options: abort, and the run's key for providers that know idempotency keys. */
export const callOptions = (signal: AbortSignal, idempotencyKey?: string): OpenAI.RequestOptions => ({
  signal,
  ...(idempotencyKey ? { headers: { 'Idempotency-Key': idempotencyKey } } : {}),
});
