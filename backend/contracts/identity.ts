import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currentUser } from './me.ts';
import { success, tidied } from './primitives.ts';

export * from './me.ts';

const USERNAME_MESSAGE = 'Username must be at least 3 characters';
const PASSWORD_MESSAGE = 'Password must be at least 6 characters';

/** The body of the sign-in form (docs/rules/identity.md#login-form). */
export const loginBody = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(3, USERNAME_MESSAGE), z.maxLength(40)),
  password: z.string().check(z.minLength(6, PASSWORD_MESSAGE), z.maxLength(256)),
  /** The second factor at sign-in: six digits of the authenticator, or a recovery code. The client sends it only after the server asked for it. */
  code: z.optional(z.string().check(z.trim(), z.minLength(6, 'Enter the six digits or a recovery code'), z.maxLength(20))),
});
export type LoginBody = z.infer<typeof loginBody>;

/** The registration form. Usernames are ASCII, so that look-alike letters cannot imitate another person's name (docs/rules/identity.md#registration). */
export const registerBody = z.strictObject({
  username: z.string().check(
    z.trim(),
    z.minLength(3, USERNAME_MESSAGE),
    z.maxLength(30, 'Username must be at most 30 characters'),
    z.regex(/^[A-Za-z0-9_.-]+$/, 'Use letters, digits, dots, dashes and underscores'),
  ),
  email: z.email('Please enter a valid email address').check(z.maxLength(254)),
  password: z.string().check(z.minLength(6, PASSWORD_MESSAGE), z.maxLength(256)),
  displayName: z.optional(z.string().check(tidied(), z.maxLength(60))),
});
export type RegisterBody = z.infer<typeof registerBody>;

/** The answer to a sign-in that succeeded: the signed-in person. */
export const authResponse = z.object({ success: z.literal(true), user: currentUser });

/** The answer when the password was right but the account also needs its second factor. The client sends the same body again with `code`. */
export const secondFactorWanted = z.object({ success: z.literal(false), code: z.literal('second_factor_required'), message: z.string() });

export const loginResponse = z.union([authResponse, secondFactorWanted]);

export const register = defineEndpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account and sign in',
  status: 201,
  body: registerBody,
  response: authResponse,
});
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in; `success: false` with `second_factor_required` asks for the code',
  body: loginBody,
  response: loginResponse,
});
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out and close the sockets of this session',
  response: success,
});
