import { Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type Stripe from 'stripe';
import { dice } from './dice.ts';
import { signatureOf } from './signature.ts';

const AT_ONCE = 50;
const ANSWER_WITHIN_MS = 20_000;
const GIVE_UP_AFTER_MS = 3 * 86_400_000;
/** The payments sandbox's waits in ms between attempts to deliver an event; afterwards it makes one attempt each minute. */
const RETRY_DELAYS_MS = [1_000, 5_000, 30_000, 60_000];

export interface Delivery {
  event: string;
  attempts: number;
  /** The real time of the payments sandbox's first attempt to deliver the event, in ms. */
  firstAt: number;
  dueAt: number;
  /** The HTTP status of the product's last answer to this delivery of an event, or the reason why there was none. */
  last: string | null;
}

export interface WebhookSenderOptions {
  url: string | null;
  secret: string;
  hold: boolean;
  retryDelaysMs?: readonly number[] | undefined;
  eventOf: (id: string) => Stripe.Event | undefined;
}

/** Sends the payments sandbox's signed events to the product's webhook until it answers 2xx: 50 at the same time, with growing waits, for three days. */
export class WebhookSender {
  readonly #options: WebhookSenderOptions;
  readonly #delays: readonly number[];
  readonly #waiting = new Map<string, Delivery>();
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  readonly #timers = new Set<NodeJS.Timeout>();
  #due: Delivery[] = [];
  #running = 0;
  #stopped = false;
  #idle: (() => void)[] = [];
  #chance = 0;
  #roll = dice(1);
  dropped = 0;

  constructor(options: WebhookSenderOptions) {
    this.#options = { ...options };
    this.#delays = options.retryDelaysMs ?? RETRY_DELAYS_MS;
  }

  get holding(): boolean {
    return this.#options.hold;
  }

  get dropChance(): number {
    return this.#chance;
  }

  get url(): string | null {
    return this.#options.url;
  }

  setUrl(url: string | null): void {
    this.#options.url = url;
    this.#pump();
  }

  hold(hold: boolean): void {
    this.#options.hold = hold;
    this.#pump();
  }

  /** Makes the payments sandbox never deliver this share of all later events, so that tests can lose webhooks. */
  drop(chance: number, seed = 1): void {
    this.#chance = chance;
    this.#roll = dice(seed);
  }

  /** Handles a new event of the payments sandbox: drops it if the test wants losses, otherwise sends it when a webhook address is set. */
  offer(event: Stripe.Event): void {
    if (this.#chance > 0 && this.#roll() < this.#chance) {
      this.dropped += 1;
      event.pending_webhooks = 0;
    } else if (this.#options.url !== null) this.send(event.id);
  }

  /** Sends an event of the payments sandbox to the product's webhook, and repeats it until the webhook answers 2xx. */
  send(id: string, delivery: Delivery = { event: id, attempts: 0, firstAt: Date.now(), dueAt: Date.now(), last: null }): void {
    this.#waiting.set(id, delivery);
    this.#enqueue(delivery);
  }

  /** Returns the deliveries of events that the product's webhook has not answered with 2xx yet. */
  waiting(): Delivery[] {
    return [...this.#waiting.values()];
  }

  deliveryOf(event: string): Delivery | undefined {
    return this.#waiting.get(event);
  }

  /** Resolves when the product has answered every delivery of an event that is due now, successfully or not. */
  async flushed(): Promise<void> {
    if (this.#running === 0 && (this.#due.length === 0 || this.#blocked)) return;
    await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  stop(): void {
    this.#stopped = true;
    this.#timers.forEach(clearTimeout);
    this.#agent.destroy();
    this.#due = [];
    this.#settle();
  }

  get #blocked(): boolean {
    return this.#stopped || this.#options.hold || this.#options.url === null;
  }

  #enqueue(delivery: Delivery): void {
    const wait = delivery.dueAt - Date.now();
    if (wait <= 0) {
      this.#due.push(delivery);
      // Sends the event only after the current call is done, because the product may ask the payments sandbox for the event's object at once.
      setImmediate(() => this.#pump());
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#due.push(delivery);
      this.#pump();
    }, wait);
    this.#timers.add(timer);
  }

  #pump(): void {
    while (!this.#blocked && this.#running < AT_ONCE) {
      const delivery = this.#due.shift();
      if (!delivery) break;
      this.#running += 1;
      void this.#deliver(delivery).finally(() => {
        this.#running -= 1;
        this.#pump();
      });
    }
    this.#settle();
  }

  #settle(): void {
    if (this.#running > 0 || (this.#due.length > 0 && !this.#blocked)) return;
    this.#idle.splice(0).forEach((resolve) => resolve());
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const event = this.#options.eventOf(delivery.event);
    if (!event) {
      this.#waiting.delete(delivery.event);
      return;
    }
    delivery.attempts += 1;
    delivery.last = await this.#post(JSON.stringify(event));
    if (this.#stopped) return;
    if (/^2\d\d$/.test(delivery.last)) {
      event.pending_webhooks = 0;
      this.#waiting.delete(delivery.event);
    } else if (Date.now() - delivery.firstAt > GIVE_UP_AFTER_MS) this.#waiting.delete(delivery.event);
    else {
      delivery.dueAt = Date.now() + (this.#delays[delivery.attempts - 1] ?? this.#delays.at(-1) ?? 60_000);
      this.#enqueue(delivery);
    }
  }

  #post(body: string): Promise<string> {
    const url = new URL(this.#options.url!);
    return new Promise((resolve) => {
      const options = {
        method: 'POST',
        timeout: ANSWER_WITHIN_MS,
        ...(url.protocol === 'http:' && { agent: this.#agent }),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Stripe/1.0 (payments sandbox)',
          'stripe-signature': signatureOf(body, this.#options.secret, Date.now()),
        },
      };
      const call = (url.protocol === 'http:' ? httpRequest : httpsRequest)(url, options, (response) => {
        response.resume();
        response.on('end', () => resolve(String(response.statusCode)));
        response.on('error', (error) => resolve(error.message));
      });
      call.on('timeout', () => call.destroy(new Error('no answer in time')));
      call.on('error', (error) => resolve(error.message));
      call.end(body);
    });
  }
}
