import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { success } from './primitives.ts';

const base64Url = z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/), z.maxLength(200));

/** A browser's subscription to web push, as `PushSubscription.toJSON()` gives it (W3C Push API). */
export const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1000)),
  keys: z.strictObject({ p256dh: base64Url, auth: base64Url }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscription>;

export const savePushSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/push/subscriptions',
  summary: 'Send notifications to this browser, also while no tab is open',
  body: pushSubscription,
  response: success,
});
export const removePushSubscription = defineEndpoint({
  method: 'DELETE',
  path: '/api/push/subscriptions',
  summary: 'Stop notifications to this browser',
  body: z.strictObject({ endpoint: pushSubscription.shape.endpoint }),
  response: success,
});
