import { WEBHOOK_SIGNATURE_HEADER } from '#contracts/webhooks.ts';
import type { WebhookProblem } from '#contracts/webhooks.ts';
import { PRODUCT } from '#contracts/product.ts';
import { errorText } from '#kernel/error-text.ts';
import { postPublic } from '#kernel/outgoing/post-public.ts';
import { webhookAddress } from '../address.ts';
import { signatureOf } from '../domain/signature.ts';
import { openWebhookSecret } from '../secrets.ts';
import type { WebhooksContext } from '../webhooks-context.ts';
import type { ClaimedCall } from './claim-call.ts';

/** How long one attempt at a call may take in ms, including the look-up of the host (docs/rules/webhooks.md#addresses). */
const TIMEOUT_MS = 10_000;

export interface Attempt {
  /** Why the attempt failed; null when the member's program accepted the call. */
  problem: WebhookProblem | null;
  statusCode: number | null;
  durationMs: number;
}

/** Makes one attempt at a claimed call of a webhook. It stores nothing, and no failure of the member's program makes it throw. */
export async function sendCall({ clock, sealer, privateHosts, resolve }: Pick<WebhooksContext, 'clock' | 'sealer' | 'privateHosts' | 'resolve'>, call: ClaimedCall): Promise<Attempt> {
  const startedAt = performance.now();
  const ended = (problem: WebhookProblem | null, statusCode: number | null = null): Attempt => ({ problem, statusCode, durationMs: Math.round(performance.now() - startedAt) });
  const address = webhookAddress(call.url, privateHosts);
  if (address === null) return ended('address');
  const secret = openWebhookSecret(sealer, call.webhookId, call.secret);
  if (secret === null) return ended('secret');
  const now = clock.now();
  const previous = call.previousSecret !== null && call.previousUntil !== null && call.previousUntil > now ? openWebhookSecret(sealer, call.webhookId, call.previousSecret) : null;
  const headers = {
    'Content-Type': 'application/json', 'User-Agent': `${PRODUCT}-Webhooks/1`, 'Content-Length': Buffer.byteLength(call.body),
    [WEBHOOK_SIGNATURE_HEADER]: signatureOf(call.body, previous === null ? [secret] : [secret, previous], now.getTime()),
  };
  try {
    const { status } = await postPublic(address.url, { headers, body: call.body, timeoutMs: TIMEOUT_MS, local: address.local, resolve });
    return ended(status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'redirect' : 'status', status);
  } catch (error) {
    const code = errorText(error, 'code');
    return ended(code === 'EPRIVATE' ? 'address' : code === 'ABORT_ERR' ? 'timeout' : 'connection');
  }
}
