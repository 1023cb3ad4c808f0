import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** The public settings of the server, which are never part of the client's build (docs/rules/server.md#public-settings). */
export const publicConfig = z.object({
  product: z.string(),
  stripe: z.nullable(z.object({ publishableKey: z.string(), scriptUrl: z.string(), sandbox: z.boolean() })),
  checkoutHost: z.nullable(z.string()),
  socialLogin: z.nullable(z.object({ appId: z.string(), label: z.string() })),
  /** The key with which a browser subscribes to web push (VAPID, base64url); null when this server sends none. */
  pushKey: z.nullable(z.string()),
  /** Why each content type cannot be made on this server now. A type that works is absent. */
  unavailable: z.partialRecord(z.enum(['text', 'image', 'video']), z.string()),
});
export type PublicConfig = z.infer<typeof publicConfig>;

export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'Public settings of this server',
  response: publicConfig,
});
