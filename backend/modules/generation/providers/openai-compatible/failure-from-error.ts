import OpenAI from 'openai';
import { MINUTE_MS, SECOND_MS } from '#contracts/durations.ts';
import { ProviderFailure } from '../../provider.port.ts';

const REFUSAL_CODES = new Set(['content_policy_violation', 'moderation_blocked', 'content_filter']);

/** HTTP statuses with which a provider refuses our key, account or model. The request itself is fine, so another provider may accept it. */
const ELSEWHERE: ReadonlySet<number> = new Set([401, 402, 403, 404]);

/** The longest wait after a provider answered 429. A longer Retry-After is cut to this time, because the owner of the run is waiting. */
const MAX_RETRY_AFTER_MS = 2 * MINUTE_MS;

/** Turns the error of a provider call into a ProviderFailure. A call that the caller aborted is `aborted`, whatever error the library throws. */
export function failureFromError(error: unknown, signal: AbortSignal): ProviderFailure {
  const inner = causeChain(error).find((cause) => cause instanceof ProviderFailure);
  if (inner) return inner;
  if (signal.aborted) return new ProviderFailure('aborted', 'The call was aborted', { cause: error });
  // The call was aborted by its own time limit and not by the caller, so it counts as a timeout.
  if (error instanceof OpenAI.APIUserAbortError) return failure('timeout', 'The provider did not answer in time', error);
  if (error instanceof OpenAI.APIConnectionTimeoutError) return failure('timeout', 'The provider did not answer in time', error);
  if (error instanceof OpenAI.APIConnectionError) return failure('unavailable', 'The provider cannot be reached', error);
  if (error instanceof OpenAI.APIError) return failureFromStatus(error);
  if (error instanceof SyntaxError) return failure('bad_answer', 'The provider answered something unreadable', error);
  if (error instanceof Error && error.name === 'TimeoutError') return failure('timeout', 'The provider did not answer in time', error);
  return failure('cut_stream', 'The connection to the provider broke off', error);
}

function failureFromStatus(error: InstanceType<typeof OpenAI.APIError>): ProviderFailure {
  const status = error.status as number | undefined;
  if (REFUSAL_CODES.has(String(error.code))) return failure('refused', 'The provider refused this content', error);
  if (status === 429) {
    return new ProviderFailure('rate_limited', 'The provider asked to slow down', {
      cause: error,
      retryAfterMs: retryAfterMs(error.headers as Headers | undefined),
    });
  }
  if (status !== undefined && status < 500) {
    return new ProviderFailure('invalid_request', `The provider refused the request (${status})`, { cause: error, elsewhere: ELSEWHERE.has(status) });
  }
  return failure('server_error', `The provider failed (${status ?? 'no status'})`, error);
}

/**
 * Milliseconds that a Retry-After header asks to wait: a number of seconds, or the time until an HTTP date (RFC 9110 section 10.2.3). One second when
 * the header is missing or unreadable.
 */
function retryAfterMs(headers: Headers | undefined): number {
  const value = headers?.get('retry-after')?.trim();
  if (!value) return SECOND_MS;
  const wait = /^\d+$/.test(value) ? Number(value) * SECOND_MS : Date.parse(value) - Date.parse(headers?.get('date') ?? '');
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS) : SECOND_MS;
}

function causeChain(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at !== undefined && at !== null && chain.length < 6; at = (at as { cause?: unknown }).cause) chain.push(at);
  return chain;
}

const failure = (code: ConstructorParameters<typeof ProviderFailure>[0], message: string, cause: unknown): ProviderFailure =>
  new ProviderFailure(code, message, { cause });
