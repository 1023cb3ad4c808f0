import { z } from 'zod';
import { role } from '#contracts/identity.ts';

declare module '#kernel/http/endpoint-handler.ts' {
  interface Viewer {
    plan: 'free' | 'pro';
  }
}

/** The shape of a signed-in user in the session cache. */
export const viewerShape = z.object({
  userId: z.string(),
  sessionId: z.string(),
  username: z.string(),
  role,
  plan: z.enum(['free', 'pro']),
  elevatedUntil: z.string().nullable(),
});
