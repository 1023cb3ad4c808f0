import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, pageLimit, success, tidied } from './primitives.ts';

/* Webhooks: addresses of members' programs that the server calls when something happens (docs/rules/webhooks.md#addresses). */

/** The first characters of every webhook's secret, by which tools find leaked secrets. */
export const WEBHOOK_SECRET_PREFIX = 'cjw_';
/** The header of a webhook call with the time and the signatures: `t=<seconds>,v1=<hex>`. */
export const WEBHOOK_SIGNATURE_HEADER = 'Conjure-Signature';
/** The most webhooks of one member. */
export const WEBHOOKS_LIMIT = 5;
export const WEBHOOK_URL_MAX = 500;
/** For how many hours after a change the previous secret of a webhook also signs the calls. */
export const WEBHOOK_ROTATION_HOURS = 24;
/** After how many days of failed calls a webhook is switched off. */
export const WEBHOOK_OFF_DAYS = 3;
/** For how many days the log keeps an ended call to a webhook. */
export const WEBHOOK_LOG_DAYS = 30;

/** The events of which a webhook can be told. The run events are only about runs that API keys started. */
export const webhookEvent = z.enum(['run.succeeded', 'run.failed', 'run.cancelled', 'purchase.completed', 'sale.completed', 'sale.refunded', 'tip.received', 'earnings.released']);
export type WebhookEvent = z.infer<typeof webhookEvent>;
/** Why the server called a webhook: an event, or a test (`ping`) by its owner. */
export const webhookCallType = z.enum([...webhookEvent.options, 'ping']);
export type WebhookCallType = z.infer<typeof webhookCallType>;

/** Why a webhook is switched off: by its owner, or because its calls failed for days. */
export const webhookOff = z.enum(['owner', 'failing']);
export type WebhookOff = z.infer<typeof webhookOff>;

export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(webhookEvent),
  /** Why the webhook is switched off; null while it is on. */
  off: z.nullable(webhookOff),
  /** The last four characters of the secret that signs the webhook's calls. */
  lastFour: z.string(),
  /** Until when the webhook's previous secret also signs calls; null when there is none. */
  previousUntil: z.nullable(isoTime),
  /** Since when every call to the webhook has failed; null after a call that succeeded. */
  failingSince: z.nullable(isoTime),
  createdAt: isoTime,
});
export type Webhook = z.infer<typeof webhook>;

export const webhookCallStatus = z.enum(['waiting', 'delivered', 'failed']);
export type WebhookCallStatus = z.infer<typeof webhookCallStatus>;
/** Why the last attempt to call a webhook failed. `secret`: this server cannot read the secret any more. `off`: the webhook is off. */
export const webhookProblem = z.enum(['status', 'redirect', 'timeout', 'address', 'connection', 'secret', 'off']);
export type WebhookProblem = z.infer<typeof webhookProblem>;

export const webhookCall = z.object({
  id,
  type: webhookCallType,
  status: webhookCallStatus,
  attempts: z.int(),
  /** The HTTP status of the webhook's last answer; null without an answer. */
  statusCode: z.nullable(z.int()),
  problem: z.nullable(webhookProblem),
  /** How long the last attempt to call the webhook took, in ms. */
  durationMs: z.nullable(z.int()),
  /** When the server tries this webhook call again; null when it does not. */
  nextAt: z.nullable(isoTime),
  createdAt: isoTime,
  /** The body of the webhook call exactly as it is signed. */
  body: z.string(),
});
export type WebhookCall = z.infer<typeof webhookCall>;

const url = z.string().check(tidied(), z.minLength(1, 'Enter the address of your program'), z.maxLength(WEBHOOK_URL_MAX, `Use at most ${WEBHOOK_URL_MAX} letters`));
const events = z.array(webhookEvent).check(z.minLength(1, 'Choose at least one event'), z.maxLength(webhookEvent.options.length));
export const webhookBody = z.strictObject({ url, events });
export type WebhookBody = z.infer<typeof webhookBody>;
export const webhookChange = z.strictObject({ url, events, enabled: z.boolean() });
export type WebhookChange = z.infer<typeof webhookChange>;
const withSecret = z.object({ webhook, secret: z.string() });
const callParams = z.strictObject({ id, callId: id });

export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks',
  summary: `Own webhooks, newest first, at most ${WEBHOOKS_LIMIT}`,
  staleMs: 0,
  response: z.object({ items: z.array(webhook) }),
});
export const createWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Add a webhook. The secret is in this answer alone. 409 `webhooks_full`',
  status: 201,
  body: webhookBody,
  response: withSecret,
});
export const changeWebhook = defineEndpoint({
  method: 'PUT',
  path: '/api/webhooks/:id',
  summary: 'Change address and events of a webhook, or switch it on or off',
  params: idParams,
  body: webhookChange,
  response: webhook,
});
export const deleteWebhook = defineEndpoint({ method: 'DELETE', path: '/api/webhooks/:id', summary: 'Delete a webhook with its log', params: idParams, response: success });
export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  summary: `Make a new secret, which is in this answer alone. The one before signs too for ${WEBHOOK_ROTATION_HOURS} hours`,
  params: idParams,
  response: withSecret,
});
export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  summary: 'Call a webhook with the event `ping`. 409 `webhook_off`',
  status: 201,
  params: idParams,
  response: webhookCall,
});
export const listWebhookCalls = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks/:id/calls',
  summary: `Calls of a webhook, newest first. Those that have ended stay ${WEBHOOK_LOG_DAYS} days`,
  params: idParams,
  query: z.strictObject({ limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(100))) }),
  staleMs: 0,
  response: z.object({ items: z.array(webhookCall), nextCursor: z.nullable(z.string()) }),
});
export const repeatWebhookCall = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:id/calls/:callId/repeat',
  summary: 'Make a call again that has ended, or that waits for its next attempt. 409 `webhook_off`',
  params: callParams,
  response: webhookCall,
});
