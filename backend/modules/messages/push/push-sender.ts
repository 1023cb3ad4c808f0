import type { PushSubscriptionBody } from '#contracts/push-subscriptions.ts';

/** The content of a browser notification. It is short, because an encrypted push may have 4096 bytes. */
export interface PushNotification {
  id: string;
  subject: string;
  content: string;
  /** Path of the client's page that opens on a click. */
  url: string;
  /** Notifications with the same tag replace each other. */
  tag: string;
}

export interface PushDelivery {
  notification: PushNotification;
  urgency: 'low' | 'normal' | 'high';
  /** How many seconds the push service keeps the message for a browser that is offline. */
  ttlSeconds: number;
}

/**
 * `sent`: the push service accepted it. `gone`: the subscription has ended (404, 410). `refused`: a repeat would be refused
 * too. `later`: try again, after `retryAfterMs` if the push service named a time. `code` is the reason, without text of the
 * message.
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
