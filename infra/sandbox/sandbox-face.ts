import type Stripe from 'stripe';

/** Keys as the provider's: `sk_test_…`, `pk_test_…`, `whsec_…`. */
export interface SandboxKeys {
  secret: string;
  publishable: string;
  webhook: string;
}

export interface SandboxOptions {
  /** A free one when left out. */
  port?: number;
  /** Loopback. */
  host?: string;
  /** Where events go; null sends none. */
  webhookUrl?: string | null;
  /** Where the state survives a restart. */
  stateFile?: string;
  keys?: Partial<SandboxKeys>;
  /** `hold`: events wait until a test releases them. */
  deliver?: 'send' | 'hold';
  /** Pauses before deliveries are tried again, in ms; the last one repeats. */
  retryDelaysMs?: number[];
  /** The product's own address, for frames and browser calls. Loopback addresses may always. */
  appOrigin?: string;
}

export interface PayResult {
  /** The intent's status afterwards. */
  status: string;
  error?: string;
}

/** A payments sandbox in this process. */
export interface Sandbox {
  url: string;
  keys: SandboxKeys;
  stop(): Promise<void>;
  setWebhookUrl(url: string): void;
  /** What the card field of the browser would do. `card` is a test card's number, `authenticate` the answer to the bank's question. */
  pay(clientSecret: string, options?: { card?: string; authenticate?: 'complete' | 'fail'; billing?: { email: string | null; name: string | null } }): Promise<PayResult>;
  /** Pays on the hosted page. @throws the card's error */
  payCheckout(sessionId: string, options?: { card?: string }): Promise<void>;
  /** Refunds from the provider's side. Returns the refund's id. */
  refund(paymentIntent: string, amountCents?: number): string;
  /** Returns the dispute's id. */
  dispute(paymentIntent: string, amountCents?: number): string;
  closeDispute(id: string, won: boolean): void;
  failRenewals(subscription: string, fail: boolean): void;
  replaceCard(customer: string, card?: string): void;
  /** Moves the sandbox's time forward; renewals and retries happen at their own times. */
  advanceTo(time: Date): void;
  advance(ms: number): void;
  now(): Date;
  /** All events so far, oldest first. */
  events(): Stripe.Event[];
  /** An event as it would be sent. `at` is the time of the signature (real time when left out). */
  signed(event: Stripe.Event, options?: { at?: Date; secret?: string; livemode?: boolean }): { body: string; signature: string };
  /** From now on this share of events is never sent; the same ones for the same seed. */
  drop(chance: number, seed?: number): void;
  /** Sends an event (again), or lets held ones go. */
  resend(event: string): void;
  hold(hold: boolean): void;
  /** Settles when every delivery that is due was answered. */
  flushed(): Promise<void>;
}
