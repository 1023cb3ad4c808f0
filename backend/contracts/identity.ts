import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, success, tokens } from './primitives.ts';

export const role = z.enum(['user', 'creator', 'moderator', 'support', 'admin']);
export type Role = z.infer<typeof role>;

export const currentUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  displayName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  role,
  /** Tokens spendable now; held tokens are not in it. */
  conjureBalance: tokens,
});
export type CurrentUser = z.infer<typeof currentUser>;

const USERNAME_MESSAGE = 'Username must be at least 3 characters';
const PASSWORD_MESSAGE = 'Password must be at least 6 characters';

/** Login form (specification 5). */
export const loginBody = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(3, USERNAME_MESSAGE), z.maxLength(40)),
  password: z.string().check(z.minLength(6, PASSWORD_MESSAGE), z.maxLength(256)),
});
export type LoginBody = z.infer<typeof loginBody>;

/** Registration form (specification 5). Usernames are ASCII so that look-alikes cannot pose as somebody else. */
export const registerBody = z.strictObject({
  username: z.string().check(
    z.trim(),
    z.minLength(3, USERNAME_MESSAGE),
    z.maxLength(30, 'Username must be at most 30 characters'),
    z.regex(/^[A-Za-z0-9_.-]+$/, 'Use letters, digits, dots, dashes and underscores'),
  ),
  email: z.email('Please enter a valid email address').check(z.maxLength(254)),
  password: z.string().check(z.minLength(6, PASSWORD_MESSAGE), z.maxLength(256)),
  displayName: z.optional(z.string().check(z.trim(), z.maxLength(60))),
});
export type RegisterBody = z.infer<typeof registerBody>;

const authResponse = z.object({ success: z.literal(true), user: currentUser });

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user, or null; always 200',
  response: z.object({ user: z.nullable(currentUser) }),
});
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
  summary: 'Sign in',
  body: loginBody,
  response: authResponse,
});
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out and close the sockets of this session',
  response: success,
});
