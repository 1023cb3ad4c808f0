import { ApiError, NetworkError, TimeoutError } from '#lib/api-error.ts';

const REGISTRATION_FAILED = 'Registration failed. Please try again.';

const NOT_CREATED = 'Could not create account';

/** Turns the error of an answer that breaks its contract into a refused registration; returns other errors as they are (docs/rules/pages.md#form-messages). */
export const registrationFailure = (error: unknown): unknown =>
  error instanceof ApiError || error instanceof NetworkError || error instanceof TimeoutError ? error : new Error(NOT_CREATED, { cause: error });

/**
 * Returns the text that the red box of the registration form shows (docs/rules/pages.md#form-messages). When the error's text is a status
 * followed by JSON, it is the message in that JSON; otherwise the error's text.
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
