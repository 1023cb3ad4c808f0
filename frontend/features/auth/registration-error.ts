import { ApiError, NetworkError, TimeoutError } from '#lib/api-error.ts';

export const REGISTRATION_FAILED = 'Registration failed. Please try again.';

const NOT_CREATED = 'Could not create account';

/** Registration succeeds only by an answer that says so (specification 5): one that does not fit its contract says no. */
export const registrationFailure = (error: unknown): unknown =>
  error instanceof ApiError || error instanceof NetworkError || error instanceof TimeoutError ? error : new Error(NOT_CREATED, { cause: error });

/**
 * The text of the red box (specification 8): where the message is a status number followed by JSON, the body's
 * message; otherwise the message as it is.
 */
export function registrationMessage(error: unknown): string {
  if (error instanceof ApiError && error.body) return error.body.message;
  const text = error instanceof Error ? error.message : '';
  const unpacked = /^\d{3}: (\{.*\})$/s.exec(text)?.[1];
  if (!unpacked) return text || REGISTRATION_FAILED;
  try {
    const message = (JSON.parse(unpacked) as { message?: unknown }).message;
    return typeof message === 'string' ? message : REGISTRATION_FAILED;
  } catch {
    return text;
  }
}
