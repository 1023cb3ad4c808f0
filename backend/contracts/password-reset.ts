import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { newPassword } from './password.ts';
import { success } from './primitives.ts';

const email = z.email('Please enter a valid email address').check(z.maxLength(254));
const token = z.string().check(z.trim(), z.minLength(1, 'Reset token is required'), z.maxLength(200));

export const requestResetBody = z.strictObject({ email });
export type RequestResetBody = z.infer<typeof requestResetBody>;

export const resetPasswordBody = z.strictObject({ token, newPassword });
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

/** The form that sets a new password (docs/rules/identity.md#new-passwords). `confirmPassword` never leaves the browser. */
export const resetPasswordForm = z
  .object({
    token,
    newPassword,
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(z.refine((form) => form.newPassword === form.confirmPassword, { path: ['confirmPassword'], message: "Passwords don't match" }));
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

export const requestReset = defineEndpoint({
  method: 'POST',
  path: '/api/auth/request-reset',
  summary: 'Email a reset link; the answer is the same whether the account exists or not',
  body: requestResetBody,
  /** The answer contains the reset token only outside production, on loopback and without a mail server (docs/rules/identity.md#reset-token-answer). */
  response: z.extend(success, { token: z.optional(z.string()) }),
});
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token of a reset email; ends all sessions',
  body: resetPasswordBody,
  response: success,
});
export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an address with the token of its email',
  body: z.strictObject({ token: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  response: success,
});
export const resendConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/auth/resend-confirmation',
  summary: 'Email the confirmation link again',
  response: success,
});
