import * as z from 'zod/mini';
import { SECOND_MS } from '#contracts/durations.ts';
import { errorBody } from '#contracts/errors.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { ApiError, isRetryable, NetworkError, TimeoutError } from './api-error.ts';
import { heldReads, readSignal } from './held-reads.ts';
import { pause } from './pause.ts';

const ATTEMPTS = 3;
const BACKOFF_MS = 300;
const JITTER_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/** Time limit in ms of a request whose endpoint declares none (docs/rules/client-limits.md#timeouts). */
export const REGULAR_TIMEOUT_MS = 30_000;

export interface RequestOptions {
  method?: string | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  /** Time limit in ms of each attempt of the request. */
  timeoutMs?: number | undefined;
}

/** The server's answer to a request: its data parsed from JSON, and its headers. */
export interface Answer {
  data: unknown;
  headers: Headers;
}

/** Returns the wait in ms after attempt number `attempt` of a request (counted from 0): 300 x 2^attempt plus up to 100. */
export const backoffFor = (attempt: number): number => BACKOFF_MS * 2 ** attempt + Math.random() * JITTER_MS;

/** Returns the wait in ms before the next attempt of a request: as long as the server asked for by `Retry-After`, at most 5 s, and never less than `backoffFor`. */
const waitAfter = (attempt: number, error: unknown): number =>
  Math.max(backoffFor(attempt), Math.min(error instanceof ApiError ? error.retryAfterMs : 0, LONGEST_WAIT_MS));

/** Adds the `/api` prefix to a request's path when it is missing. */
export const apiPath = (path: string): string =>
  path.startsWith('/api/') ? path : `/api${path.startsWith('/') ? '' : '/'}${path}`;

/**
 * Sends one request, up to three times (docs/rules/client-limits.md#attempts). A 204 becomes `{}`, and an answer that is not
 * JSON becomes text. @throws ApiError, TimeoutError, NetworkError, or the caller's abort reason
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(apiPath(path), options);
    } catch (error) {
      if (attempt + 1 >= ATTEMPTS || !isRetryable(error)) throw error;
      await pause(waitAfter(attempt, error), options.signal);
    }
  }
}

async function send(path: string, { method = 'GET', body, headers, signal: given, timeoutMs = REGULAR_TIMEOUT_MS }: RequestOptions): Promise<Answer> {
  const signal = AbortSignal.any([...(given ? [given] : []), ...(method === 'GET' ? [readSignal()] : [])]);
  const held = method === 'GET' ? heldReads() : null;
  if (held && (await held)) throw new DOMException('The session has ended', 'AbortError');
  signal.throwIfAborted();
  const limit = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = {
    method,
    credentials: 'include',
    signal: AbortSignal.any([signal, limit]),
    headers: { ...(method === 'GET' ? {} : { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }), ...headers },
  };
  if (body instanceof FormData) init.body = body;
  else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
  }
  try {
    const response = await fetch(path, init);
    if (!response.ok) throw await errorFrom(path, response);
    return { data: await parse(response), headers: response.headers };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal.aborted) throw error;
    if (limit.aborted) throw new TimeoutError();
    throw new NetworkError(path, error);
  }
}

async function parse(response: Response): Promise<unknown> {
  if (response.status === 204) return {};
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? response.json() : response.text();
}

async function errorFrom(path: string, response: Response): Promise<ApiError> {
  const text = await response.text();
  return new ApiError(path, response.status, text || response.statusText, bodyOf(text), retryAfterOf(response));
}

/** Returns the time in ms that the answer's `Retry-After` header names in seconds (RFC 9110, 10.2.3); 0 without one, and for a date, which our server never sends. */
const retryAfterOf = ({ headers }: Response): number => Number(headers.get('retry-after') ?? 0) * SECOND_MS || 0;

function bodyOf(text: string): ErrorBody | null {
  try {
    const parsed = z.safeParse(errorBody, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
