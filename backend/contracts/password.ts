import * as z from 'zod/mini';

/** The rules for a new password, at reset and at change (docs/rules/identity.md#new-passwords). The server also refuses well-known ones. */
export const newPassword = z.string().check(
  z.minLength(8, 'Password must be at least 8 characters'),
  z.maxLength(256, 'Password must be at most 256 characters'),
);

/** The current password, by which a person proves that they own the account. */
export const currentPassword = z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(256));

/** The code of the second factor: six digits of an authenticator, or a recovery code. */
export const secondFactorCode = z.string().check(z.trim(), z.minLength(6, 'Enter the six digits or a recovery code'), z.maxLength(20));
