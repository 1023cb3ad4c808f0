import { useMutation } from '@tanstack/react-query';
import { requestReset, resetPassword } from '#contracts/password-reset.ts';
import type { RequestResetBody, ResetPasswordForm } from '#contracts/password-reset.ts';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';

/** Requests an email with a link for a new password. Never retried automatically, because each request would send another email. */
export const useRequestReset = () => useMutation({ mutationFn: (body: RequestResetBody) => call(requestReset, { body }), retry: false });

/** Sets a new password by the emailed token. The repetition in the form is not sent. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: ({ token, newPassword }: ResetPasswordForm) => call(resetPassword, { body: { token, newPassword } }),
    retry: false,
  });

/**
 * Returns the text of the toast after a failed password reset: the server's message, else the form's own text, else a general one
 * (docs/rules/pages.md#form-messages).
 */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.body) return error.body.message;
  return error instanceof Error ? fallback : 'An unexpected error occurred';
}
