import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { CardBehaviour } from '../rules/test-cards.ts';
import type { CheckoutPlan } from '../rules/checkout-plan.ts';
import { Agenda } from './agenda.ts';
import { Collection } from './collection.ts';
import { bare } from './shown-parts.ts';
import { missing } from './sandbox-error.ts';

export const API_VERSION = '2026-10-28.endive';

/** Facts that the payments sandbox keeps about an object and, like Stripe, does not show in its answers. */
export interface Notes {
  /** How the test card of this payment method behaves in the payments sandbox. */
  behaviour?: CardBehaviour;
  /** The id of the invoice that this payment intent pays. */
  invoice?: string;
  session?: string;
  /** How many attempts to charge this invoice failed. */
  failures?: number;
  /** Whether the payments sandbox makes the renewals of this subscription fail. */
  failing?: boolean;
  /** The objects that the payments sandbox creates when this checkout session is paid. */
  plan?: CheckoutPlan;
}

export interface WorldOptions {
  /** The address at which people open the payments sandbox's pages. */
  url: string;
  /** Returns the real time in ms for the payments sandbox; tests pass a clock of their own. */
  realTime?: () => number;
}

/** The whole state of the payments sandbox: objects, events and time. All amounts are in cents, all times in whole seconds. */
export class World {
  readonly customers = new Collection<Stripe.Customer>();
  readonly paymentMethods = new Collection<Stripe.PaymentMethod>();
  readonly paymentIntents = new Collection<Stripe.PaymentIntent>();
  readonly charges = new Collection<Stripe.Charge>();
  readonly balanceTransactions = new Collection<Stripe.BalanceTransaction>();
  readonly refunds = new Collection<Stripe.Refund>();
  readonly disputes = new Collection<Stripe.Dispute>();
  readonly products = new Collection<Stripe.Product>();
  readonly prices = new Collection<Stripe.Price>();
  readonly subscriptions = new Collection<Stripe.Subscription>();
  readonly invoices = new Collection<Stripe.Invoice>();
  readonly sessions = new Collection<Stripe.Checkout.Session>();
  readonly portalSessions = new Collection<Stripe.BillingPortal.Session>();
  readonly testClocks = new Collection<Stripe.TestHelpers.TestClock>();
  readonly events = new Collection<Stripe.Event>();
  readonly agenda = new Agenda();
  readonly notes = new Map<string, Notes>();
  readonly listeners = new Set<(event: Stripe.Event) => void>();
  url: string;
  /** How far the payments sandbox's time is ahead of real time, in ms. */
  aheadMs = 0;
  counter = 0;
  readonly #realTime: () => number;
  readonly #salt = randomBytes(5).toString('hex');
  #moment: number | null = null;

  constructor({ url, realTime = Date.now }: WorldOptions) {
    this.url = url;
    this.#realTime = realTime;
  }

  /** Returns the payments sandbox's time in seconds. */
  now(): number {
    return this.#moment ?? Math.floor((this.#realTime() + this.aheadMs) / 1_000);
  }

  /** Runs `work` with the payments sandbox's time set to `seconds`. */
  at(seconds: number, work: () => void): void {
    this.#moment = seconds;
    try {
      work();
    } finally {
      this.#moment = null;
    }
  }

  /** Makes an id for an object of the payments sandbox. The ids of one sandbox sort by time, and two sandboxes never make the same id. */
  id(prefix: string): string {
    this.counter += 1;
    return `${prefix}_${this.counter.toString(36).padStart(7, '0')}${this.#salt}${randomBytes(2).toString('hex')}`;
  }

  secretOf(id: string): string {
    return `${id}_secret_${randomBytes(12).toString('hex')}`;
  }

  note(id: string): Notes {
    const known = this.notes.get(id);
    if (known) return known;
    const notes: Notes = {};
    this.notes.set(id, notes);
    return notes;
  }

  /** Stores an event of the payments sandbox with a copy of the object as it is now. */
  emit(type: Stripe.Event['type'], object: object, previous?: object): void {
    const event = {
      id: this.id('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: { object: bare(object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    } as unknown as Stripe.Event;
    this.events.add(event);
    for (const listener of this.listeners) listener(event);
  }
}

/** Finds the payments sandbox's object with this id. @throws Stripe's error when there is none */
export function find<T extends { id: string }>(from: Collection<T>, kind: string, id: string, param = 'id'): T {
  const object = from.get(id);
  if (!object) throw missing(kind, id, param);
  return object;
}

/** Returns the id in a sandbox object's reference to another object. Stored objects refer by id and never contain the other object. */
export const idOf = (reference: string | { id?: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');
