import type { PushSubscriptionBody } from '#contracts/push-subscriptions.ts';

/** The content of a browser notification. It is short, because an encrypted push has at most 4096 bytes. */
export interface PushNotification {
  id: string;
  subject: string;
  content: string;
  /** The path of the page that opens on a click. */
  url: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
}

export interface PushDelivery {
  notification: PushNotification;
  urgency: 'low' | 'normal' | 'high';
  /** For this many seconds the push service keeps the message for a browser that is offline. */
  ttlSeconds: number;
}

/**
 * The outcome of a push. `sent`: accepted. `gone`: the subscription has ended (404, 410). `refused`: a repeat would fail too. `later`: try
 * again, after `retryAfterMs` if given. `code` is the reason, without text of the message.
 */
export type PushOutcome =
  | { outcome: 'sent' }
  | { outcome: 'gone'; code: string }
  | { outcome: 'refused'; code: string }
  | { outcome: 'later'; code: string; retryAfterMs: number | null };

/** Sends pushes to the push services of browsers. */
export interface PushSender {
  send(subscription: PushSubscriptionBody, delivery: PushDelivery): Promise<PushOutcome>;
}
