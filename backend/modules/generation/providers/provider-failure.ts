/** Why a provider call failed; the code reaches the user as plain words, the cause stays in the log. */
export type ProviderFailureCode =
  | 'timeout'
  | 'rate_limited'
  | 'server_error'
  | 'bad_answer'
  | 'cut_stream'
  | 'too_large'
  | 'empty'
  | 'refused'
  | 'invalid_request'
  | 'unavailable'
  | 'aborted';

const RETRYABLE: readonly ProviderFailureCode[] = [
  'timeout', 'rate_limited', 'server_error', 'bad_answer', 'cut_stream', 'too_large', 'empty', 'unavailable',
];

/** A failed provider call. `retryAfterMs` is set when the provider asked to wait (429 with Retry-After). */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly code: ProviderFailureCode;
  readonly retryAfterMs: number | null;

  constructor(code: ProviderFailureCode, message: string, options: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }

  /** Another attempt may succeed; a refusal or an invalid request will not. */
  get retryable(): boolean {
    return RETRYABLE.includes(this.code);
  }
}
