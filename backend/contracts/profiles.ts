import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { role } from './identity.ts';
import { id, isoTime } from './primitives.ts';

/** A person's public profile. */
export const publicProfile = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  bio: z.string(),
  links: z.array(z.string()),
  /** Whether the account belongs to the platform and not to a person. */
  platform: z.boolean(),
  /** The person's role, shown only for creators and staff. */
  badge: z.nullable(role),
  /** Whether an administrator verified the person's identity. */
  verified: z.boolean(),
  joinedAt: isoTime,
});
export type PublicProfile = z.infer<typeof publicProfile>;

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/profiles/:username',
  summary: 'Public profile of a person, by username in upper or lower case',
  params: z.strictObject({ username: z.string().check(z.minLength(1), z.maxLength(60)) }),
  response: z.object({ profile: publicProfile }),
});
