import { ApiError, NetworkError, TimeoutError } from '#lib/api-error.ts';

const REGISTRATION_FAILED = 'Registration failed. Please try again.';

const NOT_CREATED = 'Could not create account';

/** An answer that breaks its contract counts as a refused registration (docs/rules/pages.md#form-messages). */
export const registrationFailure = (error: unknown): unknown =>
  error instanceof ApiError || error instanceof NetworkError || error instanceof TimeoutError ? error : new Error(NOT_CREATED, { cause: error });

/**
 * The text of the red box (docs/rules/pages.md#form-messages): when the error text is a status followed by JSON, that JSON's message; else the text
 * itself.
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
