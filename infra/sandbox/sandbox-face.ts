import type Stripe from 'stripe';

/** The sandbox's API keys in Stripe's form: `sk_test_…`, `pk_test_…`, `whsec_…`. */
export interface SandboxKeys {
  secret: string;
  publishable: string;
  webhook: string;
}

export interface SandboxOptions {
  /** The port on which the sandbox listens; a free one when left out. */
  port?: number;
  /** The host on which the sandbox listens, which must be a loopback address. */
  host?: string;
  /** The webhook address to which the sandbox sends events; null sends none. */
  webhookUrl?: string | null;
  /** The file that keeps the sandbox's state over a restart. */
  stateFile?: string;
  keys?: Partial<SandboxKeys>;
  /** Whether events are sent at once, or with `hold` wait until a test releases them. */
  deliver?: 'send' | 'hold';
  /** The waits in ms before an event is sent again; the last wait repeats. */
  retryDelaysMs?: number[];
  /** The product's own origin, which may show the sandbox's frames and call it from browsers. Loopback origins always may. */
  appOrigin?: string;
}

export interface PayResult {
  /** The status of the payment intent after the attempt. */
  status: string;
  error?: string;
}

/** A running payments sandbox in this process. */
export interface Sandbox {
  url: string;
  keys: SandboxKeys;
  stop(): Promise<void>;
  setWebhookUrl(url: string): void;
  /** Confirms a payment as the card field in the browser would. `card` is the number of a test card, `authenticate` the cardholder's answer to the bank. */
  pay(clientSecret: string, options?: { card?: string; authenticate?: 'complete' | 'fail'; billing?: { email: string | null; name: string | null } }): Promise<PayResult>;
  /** Pays a checkout session on the hosted page. @throws the card's error */
  payCheckout(sessionId: string, options?: { card?: string }): Promise<void>;
  /** Refunds a payment as an operator in Stripe's dashboard would. @returns the refund's id */
  refund(paymentIntent: string, amountCents?: number): string;
  /** Opens a dispute of a payment as the cardholder would. @returns its id */
  dispute(paymentIntent: string, amountCents?: number): string;
  closeDispute(id: string, won: boolean): void;
  failRenewals(subscription: string, fail: boolean): void;
  replaceCard(customer: string, card?: string): void;
  /** Moves the sandbox's time forward; renewals and retries happen at their own times. */
  advanceTo(time: Date): void;
  advance(ms: number): void;
  now(): Date;
  /** All events of the sandbox so far, oldest first. */
  events(): Stripe.Event[];
  /** An event with its signature, as the sandbox would send it. `at` is the time of the signature (now when left out). */
  signed(event: Stripe.Event, options?: { at?: Date; secret?: string; livemode?: boolean }): { body: string; signature: string };
  /** Never sends this share of all later events, so that tests can lose webhooks. Equal seeds lose the same events. */
  drop(chance: number, seed?: number): void;
  /** Sends an event again, or releases one that is held. */
  resend(event: string): void;
  hold(hold: boolean): void;
  /** Resolves when the webhook has answered every delivery that is due. */
  flushed(): Promise<void>;
}
