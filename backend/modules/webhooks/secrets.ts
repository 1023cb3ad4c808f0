import { WEBHOOK_SECRET_PREFIX } from '#contracts/webhooks.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import { newSecret } from '#kernel/ids.ts';

/** How many last letters of a webhook's secret its owner can see later. */
const SHOWN = 4;

/** A stored secret is encrypted for one webhook, and cannot be decrypted for another one. */
const purposeOf = (webhookId: string): string => `webhook:${webhookId}`;

/** Makes a webhook's secret of 256 random bits. Returns it with its encrypted form and its last letters (docs/rules/webhooks.md#secret). */
export function newWebhookSecret(sealer: Sealer, webhookId: string): { secret: string; sealed: string; lastFour: string } {
  const secret = WEBHOOK_SECRET_PREFIX + newSecret();
  return { secret, sealed: sealer.seal(secret, purposeOf(webhookId)), lastFour: secret.slice(-SHOWN) };
}

/** Decrypts the stored secret of a webhook; null when it was encrypted under another key of this server. */
export const openWebhookSecret = (sealer: Sealer, webhookId: string, sealed: string): string | null => sealer.open(sealed, purposeOf(webhookId));
