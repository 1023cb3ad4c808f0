import OpenAI from 'openai';
import { DAY_MS } from '#contracts/durations.ts';
import { cappedFetch } from './capped-fetch.ts';
import type { EndpointSettings } from './endpoint-settings.ts';

/** Builds the HTTP client for one provider address. The library makes no retries, because BullMQ does. */
export function createClient(settings: EndpointSettings, maxBytes: number): OpenAI {
  return new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey || 'none',
    maxRetries: 0,
    // The worker's signal limits the time of a call, so the library's own time limit is set out of reach.
    timeout: DAY_MS,
    fetch: cappedFetch(maxBytes, settings.send),
    logLevel: 'off',
  });
}

/** The options of one call: the abort signal, and the run's key for providers that know idempotency keys. */
export const callOptions = (signal: AbortSignal, idempotencyKey?: string): OpenAI.RequestOptions => ({
  signal,
  ...(idempotencyKey ? { headers: { 'Idempotency-Key': idempotencyKey } } : {}),
});
