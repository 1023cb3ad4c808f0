import { WEBHOOK_SECRET_PREFIX } from '#contracts/webhooks.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import { newSecret } from '#kernel/ids.ts';

/** How many last letters of a secret its owner can see later. */
const SHOWN = 4;

/** A sealed secret is bound to its webhook: it cannot be opened for another one. */
const purposeOf = (webhookId: string): string => `webhook:${webhookId}`;

/** A new secret of 256 random bits, how it is stored, and its last letters (docs/rules/webhooks.md#secret). */
export function newWebhookSecret(sealer: Sealer, webhookId: string): { secret: string; sealed: string; lastFour: string } {
  const secret = WEBHOOK_SECRET_PREFIX + newSecret();
  return { secret, sealed: sealer.seal(secret, purposeOf(webhookId)), lastFour: secret.slice(-SHOWN) };
}

/** A stored secret; null when it was sealed under another key of this server. */
export const openWebhookSecret = (sealer: Sealer, webhookId: string, sealed: string): string | null => sealer.open(sealed, purposeOf(webhookId));
