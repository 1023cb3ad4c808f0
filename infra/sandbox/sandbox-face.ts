import type Stripe from 'stripe';

/** API keys in Stripe's form: `sk_test_…`, `pk_test_…`, `whsec_…`. */
export interface SandboxKeys {
  secret: string;
  publishable: string;
  webhook: string;
}

export interface SandboxOptions {
  /** Port to listen on; a free one when left out. */
  port?: number;
  /** Loopback. */
  host?: string;
  /** Address to which events are sent; null sends none. */
  webhookUrl?: string | null;
  /** File that keeps the state over a restart. */
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
  /** Status of the intent after the attempt. */
  status: string;
  error?: string;
}

/** A payments sandbox in this process. */
export interface Sandbox {
  url: string;
  keys: SandboxKeys;
  stop(): Promise<void>;
  setWebhookUrl(url: string): void;
  /** Confirms a payment as the card field in the browser would. `card` is a test card's number, `authenticate` the answer to the bank's question. */
  pay(clientSecret: string, options?: { card?: string; authenticate?: 'complete' | 'fail'; billing?: { email: string | null; name: string | null } }): Promise<PayResult>;
  /** Pays a session on the hosted page. @throws the card's error */
  payCheckout(sessionId: string, options?: { card?: string }): Promise<void>;
  /** Refunds a payment as an operator in Stripe's dashboard would. @returns the refund's id */
  refund(paymentIntent: string, amountCents?: number): string;
  /** Opens a dispute. @returns its id */
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
  /** An event as the sandbox would send it, with its signature. `at` is the signature's time (real time when left out). */
  signed(event: Stripe.Event, options?: { at?: Date; secret?: string; livemode?: boolean }): { body: string; signature: string };
  /** Drops this share of all later events; the same ones for the same seed. */
  drop(chance: number, seed?: number): void;
  /** Sends an event again, or releases a held one. */
  resend(event: string): void;
  hold(hold: boolean): void;
  /** Resolves when every delivery that is due was answered. */
  flushed(): Promise<void>;
}
