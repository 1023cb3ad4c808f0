import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { StateFile } from './core/state-file.ts';
import { find, idOf, World } from './core/world.ts';
import { signatureOf } from './delivery/signature.ts';
import { WebhookSender } from './delivery/webhook-sender.ts';
import { SavedAnswers } from './http/idempotency.ts';
import { startServer } from './http/server.ts';
import { authenticateIntent, confirmIntent } from './rules/paying.ts';
import { payCheckout } from './rules/checkout.ts';
import { closeDispute, openDispute } from './rules/disputes.ts';
import { addPaymentMethod, testCard } from './rules/payment-methods.ts';
import { createRefund } from './rules/refunds.ts';
import { replaceCard } from './rules/renewals.ts';
import { advanceTo, catchUp } from './rules/time-travel.ts';
import type { PayResult, Sandbox, SandboxKeys, SandboxOptions } from './sandbox-face.ts';

export type { PayResult, Sandbox, SandboxKeys, SandboxOptions } from './sandbox-face.ts';

const CATCH_UP_EVERY_MS = 1_000;

const makeKeys = (): SandboxKeys => ({
  secret: `sk_test_sandbox${randomBytes(12).toString('hex')}`,
  publishable: `pk_test_sandbox${randomBytes(12).toString('hex')}`,
  webhook: `whsec_${randomBytes(16).toString('hex')}`,
});

/** Starts a payments sandbox in this process. @throws when the port is taken */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const keys = { ...makeKeys(), ...options.keys };
  const world = new World({ url: '' });
  const answers = new SavedAnswers();
  const sender = new WebhookSender({
    url: options.webhookUrl ?? null,
    secret: keys.webhook,
    hold: options.deliver === 'hold',
    retryDelaysMs: options.retryDelaysMs,
    eventOf: (id) => world.events.get(id),
  });
  const state = options.stateFile === undefined ? null : new StateFile(options.stateFile, { world, answers, sender });
  state?.restore();
  const onChange = (): void => state?.touch();
  const server = await startServer({ world, keys, answers, sender, host: options.host ?? '127.0.0.1', port: options.port ?? 0, appOrigin: options.appOrigin, onChange });
  world.url = server.url;
  world.listeners.add((event) => {
    sender.offer(event);
    onChange();
  });
  const ticking = setInterval(() => catchUp(world), CATCH_UP_EVERY_MS);
  ticking.unref();

  const intent = (id: string): Stripe.PaymentIntent => find(world.paymentIntents, 'payment_intent', id);
  const chargeOf = (id: string): Stripe.Charge => find(world.charges, 'charge', idOf(intent(id).latest_charge));
  const card = (number?: string, billing?: { email: string | null; name: string | null }): Stripe.PaymentMethod => addPaymentMethod(world, testCard(world, number), billing);

  return {
    url: server.url,
    keys,
    async stop() {
      clearInterval(ticking);
      state?.write();
      sender.stop();
      await server.stop();
    },
    setWebhookUrl: (url) => sender.setUrl(url),
    pay: async (secret, { card: number, authenticate = 'complete', billing } = {}) => {
      catchUp(world);
      const paid = intent(secret.split('_secret_')[0]!);
      if (paid.client_secret !== secret) throw new Error('No payment has that client secret.');
      if (confirmIntent(world, paid, card(number, billing)) === 'requires_action') authenticateIntent(world, paid, authenticate);
      return resultOf(paid);
    },
    payCheckout: async (id, { card: number } = {}) => {
      catchUp(world);
      const { result, intent: paid } = payCheckout(world, find(world.sessions, 'checkout.session', id), card(number));
      if (result === 'requires_action') authenticateIntent(world, paid, 'complete');
      const error = resultOf(paid).error;
      if (error !== undefined) throw new Error(error);
    },
    refund: (id, amount) => createRefund(world, { charge: chargeOf(id), amount }).id,
    dispute: (id, amount) => openDispute(world, intent(id), amount).id,
    closeDispute: (id, won) => void closeDispute(world, id, won),
    failRenewals: (id, fail) => void (world.note(find(world.subscriptions, 'subscription', id).id).failing = fail),
    replaceCard: (customer, number) => replaceCard(world, customer, card(number)),
    advanceTo: (time) => advanceTo(world, time.getTime(), Date.now()),
    advance: (ms) => advanceTo(world, Date.now() + world.aheadMs + ms, Date.now()),
    now: () => new Date(Date.now() + world.aheadMs),
    events: () => [...world.events.all()],
    signed: (event, { at = new Date(), secret = keys.webhook, livemode } = {}) => {
      const body = JSON.stringify(livemode === undefined ? event : { ...event, livemode });
      return { body, signature: signatureOf(body, secret, at.getTime()) };
    },
    drop: (chance, seed) => sender.drop(chance, seed),
    resend: (event) => sender.send(event),
    hold: (hold) => sender.hold(hold),
    flushed: () => sender.flushed(),
  };
}

function resultOf({ status, last_payment_error: error }: Stripe.PaymentIntent): PayResult {
  return error?.message ? { status, error: error.message } : { status };
}
