import type { PushSubscriptionBody } from '#contracts/push-subscriptions.ts';

/** What a browser shows; small, because a push holds 4096 bytes with its encryption. */
export interface PushNotification {
  id: string;
  subject: string;
  content: string;
  /** Path in the client. */
  url: string;
  /** Notifications with the same tag replace each other. */
  tag: string;
}

export interface PushDelivery {
  notification: PushNotification;
  urgency: 'low' | 'normal' | 'high';
  /** How long the push service keeps it for a browser that is away, in seconds. */
  ttlSeconds: number;
}

/**
 * `sent`: the push service has it. `gone`: this subscription is over (404, 410). `refused`: never, as it is. `later`: not
 * now; `retryAfterMs` when the push service said when. `code` says why, without anything of the message.
 */
export type PushOutcome =
  | { outcome: 'sent' }
  | { outcome: 'gone'; code: string }
  | { outcome: 'refused'; code: string }
  | { outcome: 'later'; code: string; retryAfterMs: number | null };

/** Delivers push messages to browsers. */
export interface PushSender {
  send(subscription: PushSubscriptionBody, delivery: PushDelivery): Promise<PushOutcome>;
}
