import type Stripe from 'stripe';

/** The payments sandbox's API keys in Stripe's form: `sk_test_…`, `pk_test_…`, `whsec_…`. */
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
  /** The address of the product's webhook to which the payments sandbox sends events; null sends none. */
  webhookUrl?: string | null;
  /** The file that keeps the sandbox's state over a restart. */
  stateFile?: string;
  keys?: Partial<SandboxKeys>;
  /** Whether the payments sandbox sends events at once, or with `hold` keeps them until a test releases them. */
  deliver?: 'send' | 'hold';
  /** The waits in ms before the payments sandbox sends an event again; the last wait repeats. */
  retryDelaysMs?: number[];
  /** The product's own origin, which may show the sandbox's frames and call it from browsers. Loopback origins always may. */
  appOrigin?: string;
}

export interface PayResult {
  /** The status of the payment intent after the attempt to pay it. */
  status: string;
  error?: string;
}

/** A running payments sandbox in this process. */
export interface Sandbox {
  url: string;
  keys: SandboxKeys;
  stop(): Promise<void>;
  setWebhookUrl(url: string): void;
  /**
   * Confirms a payment as the sandbox's card field in the browser would. `card` is the number of a test card, `authenticate` the cardholder's
   * answer to the bank.
   */
  pay(clientSecret: string, options?: { card?: string; authenticate?: 'complete' | 'fail'; billing?: { email: string | null; name: string | null } }): Promise<PayResult>;
  /** Pays a checkout session as a customer on the sandbox's hosted page would. @throws the card's error */
  payCheckout(sessionId: string, options?: { card?: string }): Promise<void>;
  /** Refunds a payment of the sandbox as an operator in Stripe's dashboard would. @returns the refund's id */
  refund(paymentIntent: string, amountCents?: number): string;
  /** Opens a dispute of a sandbox payment as the cardholder would. @returns the dispute's id */
  dispute(paymentIntent: string, amountCents?: number): string;
  closeDispute(id: string, won: boolean): void;
  failRenewals(subscription: string, fail: boolean): void;
  replaceCard(customer: string, card?: string): void;
  /** Moves the sandbox's time forward; renewals and retries happen at their own times. */
  advanceTo(time: Date): void;
  advance(ms: number): void;
  now(): Date;
  /** Returns all events of the payments sandbox so far, oldest first. */
  events(): Stripe.Event[];
  /** Returns an event as the payments sandbox would send it, with its signature. `at` is the time of the signature (now when left out). */
  signed(event: Stripe.Event, options?: { at?: Date; secret?: string; livemode?: boolean }): { body: string; signature: string };
  /** Makes the payments sandbox never send this share of all later events, so that tests can lose webhooks. Equal seeds lose the same events. */
  drop(chance: number, seed?: number): void;
  /** Makes the payments sandbox send an event again, or release one that it holds. */
  resend(event: string): void;
  hold(hold: boolean): void;
  /** Resolves when the product's webhook has answered every delivery of an event that is due. */
  flushed(): Promise<void>;
}
