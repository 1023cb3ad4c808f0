import { useMutation } from '@tanstack/react-query';
import { requestReset, resetPassword } from '#contracts/password-reset.ts';
import type { RequestResetBody, ResetPasswordForm } from '#contracts/password-reset.ts';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';

/** Requests a reset email. Never retried automatically, because each try would send another email. */
export const useRequestReset = () => useMutation({ mutationFn: (body: RequestResetBody) => call(requestReset, { body }), retry: false });

/** Sets the new password; its repetition is not sent. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: ({ token, newPassword }: ResetPasswordForm) => call(resetPassword, { body: { token, newPassword } }),
    retry: false,
  });

/** The text of an error toast: the server's message, else the form's own text, else a general one (docs/rules/pages.md#form-messages). */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.body) return error.body.message;
  return error instanceof Error ? fallback : 'An unexpected error occurred';
}
