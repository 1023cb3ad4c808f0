import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, tokens } from './primitives.ts';

/* The signed-in person. The first visit loads nothing else of identity. */

export const role = z.enum(['user', 'creator', 'moderator', 'support', 'admin']);
export type Role = z.infer<typeof role>;

export const THEMES = ['system', 'light', 'dark'] as const;

/** A person's settings for how the product looks and speaks, in every browser. */
export const appearance = z.object({
  theme: z.enum(THEMES),
  reducedMotion: z.boolean(),
  /** Whether the product words buttons and messages without jokes. */
  plainWords: z.boolean(),
});
export type Appearance = z.infer<typeof appearance>;

export const currentUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  displayName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  /** The role that applies now: `admin` while the session is elevated, whatever the account's own role is. */
  role,
  /** When the elevation of this session ends; null when the session is not elevated (docs/rules/identity.md#elevation). */
  elevatedUntil: z.nullable(isoTime),
  emailConfirmed: z.boolean(),
  secondFactor: z.boolean(),
  appearance,
  /** Whether the person asked to see sensitive content without a warning. */
  showSensitive: z.boolean(),
  /** The tokens that the person can spend now, without held ones. */
  conjureBalance: tokens,
});
export type CurrentUser = z.infer<typeof currentUser>;

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user, or null; always 200',
  response: z.object({ user: z.nullable(currentUser) }),
});
