import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, tokens } from './primitives.ts';

/* Who is signed in: all of identity that the first visit loads. */

export const role = z.enum(['user', 'creator', 'moderator', 'support', 'admin']);
export type Role = z.infer<typeof role>;

export const THEMES = ['system', 'light', 'dark'] as const;

/** How the product looks and speaks to a person, in every browser. */
export const appearance = z.object({
  theme: z.enum(THEMES),
  reducedMotion: z.boolean(),
  /** Whether buttons and messages are worded without jokes. */
  plainWords: z.boolean(),
});
export type Appearance = z.infer<typeof appearance>;

export const currentUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  displayName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  /** The effective role: `admin` while the session is elevated, whatever the account's own role. */
  role,
  /** When the elevation of this session ends; null when the session is not elevated (docs/rules/identity.md#elevation). */
  elevatedUntil: z.nullable(isoTime),
  emailConfirmed: z.boolean(),
  secondFactor: z.boolean(),
  appearance,
  /** Whether the person asked to see sensitive content without a warning. */
  showSensitive: z.boolean(),
  /** Tokens spendable now; held tokens are not in it. */
  conjureBalance: tokens,
});
export type CurrentUser = z.infer<typeof currentUser>;

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user, or null; always 200',
  response: z.object({ user: z.nullable(currentUser) }),
});
