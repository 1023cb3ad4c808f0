import { DAY_MS } from '#contracts/durations.ts';
import { must, one } from '#contracts/must.ts';
import { systemClock } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { newId, newSecret } from '#kernel/ids.ts';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { beginCardPayment } from '../../payments/commands/begin-purchase.ts';
import { listener } from '../../payments/testing/hear-all.ts';
import { ensureCode } from '../commands/ensure-code.ts';
import { sweepReferrals } from '../commands/sweep-referrals.ts';
import { createPrints } from '../prints.ts';
import { writeTouch } from '../domain/first-touch.ts';
import { findOfNewcomer } from '../queries/find-referral.ts';
import type { Referral } from '../queries/find-referral.ts';
import type { ReferralsContext } from '../referrals-context.ts';

interface Tokens {
  /** How many tokens the person got from referrals, by the ledger. */
  fromReferrals: number;
  bonus: number;
  debt: number;
}

/** The real modules for tests of referrals, with a payments sandbox and a clock that tests move. */
export interface ReferralFixtures {
  payments: PaymentsFixtures;
  context: ReferralsContext;
  /** Moves the clock forward by this many days. */
  later(days: number): void;
  /** Registers a person with an empty wallet and a confirmed email. */
  person(options?: { confirmed: boolean }): Promise<string>;
  codeOf(userId: string): Promise<string>;
  /** Registers a newcomer by this referral code, from a new device and IP address unless the test gives them. */
  comes(code: string, from?: { device?: string; ip?: string; confirmed?: boolean; note?: string }): Promise<string>;
  /** Buys 40 tokens by card, with a new card unless the test gives one. Returns the payment. */
  buys(userId: string, card?: string): Promise<string>;
  /** Spends these tokens of the person on a run. */
  spends(userId: string, tokens: number): Promise<void>;
  refund(payment: string): Promise<void>;
  dispute(payment: string): Promise<string>;
  closeDispute(dispute: string, won: boolean): Promise<void>;
  /** Lets the subscribers of referrals and the messages about them handle all events. */
  hear(): Promise<void>;
  /** Runs the maintenance task that settles referrals. */
  sweep(): Promise<void>;
  referral(userId: string): Promise<Referral>;
  tokens(userId: string): Promise<Tokens>;
  violations(): Promise<unknown[]>;
  close(): Promise<void>;
}

/** An administrator, in the form in which commands get the caller. */
export const ADMIN: Viewer = { userId: newId(), sessionId: newId(), username: 'root', role: 'admin', plan: 'free', elevatedUntil: null };

/** A valid card number for each index. Its last digit is the check digit by Luhn's rule. */
export function cardNumber(index: number): string {
  const digits = `41${String(index).padStart(13, '0')}`;
  const sum = [...digits].reverse().reduce((total, sign, place) => {
    const digit = Number(sign) * (place % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const TOKENS = `
  select (select coalesce(sum(e.amount), 0)::int from ledger_entries e join ledger_transactions t on t.id = e.tx_id where e.owner = w.user_id and t.kind = 'referral') as "fromReferrals", w.bonus, w.debt
  from wallets w where w.user_id = ?`;

export async function openReferrals(): Promise<ReferralFixtures> {
  let shift = 0;
  let cards = 0;
  let addresses = 0;
  const clock: Clock = { now: () => new Date(systemClock.now().getTime() + shift) };
  const payments = await openPayments({ clock });
  const { db, log, outbox } = payments.context;
  const { identity, wallet, referrals, messages } = payments.modules;
  const context: ReferralsContext = {
    db, clock, log, outbox, identity: identity.identity, wallet: wallet.wallet, rewards: wallet.rewards, linkBaseUrl: 'http://127.0.0.1',
    prints: createPrints('a-session-secret-for-tests-only-0123456789'),
  };
  const deliver = listener(payments);
  const subscriptionsByEvent = groupSubscriptions([...(referrals.subscriptions ?? []), ...(messages.subscriptions ?? [])]);
  let heard = '00000000-0000-0000-0000-000000000000';

  async function hear(): Promise<void> {
    await deliver();
    const events = await rows<{ id: string; name: string }>(db.knex, 'select id, name from outbox_events where id > ? order by id', [heard]);
    for (const { id, name } of events) {
      const listeners = (subscriptionsByEvent.get(name) ?? []).filter(({ subscriber }) => /referral/.test(subscriber));
      for (const { subscriber } of listeners) await processEvent({ db, clock, log, subscriptionsByEvent }, id, subscriber);
      heard = id;
    }
  }

  async function person({ confirmed } = { confirmed: true }): Promise<string> {
    const userId = await payments.user();
    if (confirmed) await db.knex('users').where({ id: userId }).update({ email_confirmed_at: clock.now() });
    return userId;
  }

  return {
    payments,
    context,
    later: (days) => void (shift += days * DAY_MS),
    person,
    codeOf: async (userId) => (await ensureCode(db.knex, context, userId)).code,
    async comes(code, { device = newSecret(), ip, confirmed = true, note } = {}) {
      const userId = await person({ confirmed });
      addresses += 1;
      const arrival = { note: note ?? writeTouch({ code, at: clock.now() }), device, ip: ip ?? `203.0.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}` };
      await db.transaction((tx) => referrals.newcomers.arrived(tx, userId, arrival));
      return userId;
    },
    async buys(userId, card = cardNumber((cards += 1))) {
      const { clientSecret } = await beginCardPayment(payments.context, userId, { priceId: 'price_conjure_mini-boost', tokenAmount: 40 }, { idempotency: null, requestHash: newId() });
      const { status } = await payments.sandbox.pay(clientSecret, { card });
      if (status !== 'succeeded') throw new Error(`the card ${card} was refused: ${status}`);
      await hear();
      return must(clientSecret.split('_secret_')[0], 'the id of the payment');
    },
    async spends(userId, tokens) {
      const generationId = newId();
      await wallet.wallet.placeHold(db.knex, { userId, amount: tokens, generationId });
      await wallet.wallet.settleHold(db.knex, { generationId, capture: tokens });
    },
    async refund(payment) {
      payments.sandbox.refund(payment);
      await hear();
    },
    async dispute(payment) {
      const dispute = payments.sandbox.dispute(payment);
      await hear();
      return dispute;
    },
    async closeDispute(dispute, won) {
      payments.sandbox.closeDispute(dispute, won);
      await hear();
    },
    hear,
    sweep: () => sweepReferrals(context),
    referral: async (userId) => must(await findOfNewcomer(db.knex, userId), 'the referral of a newcomer'),
    tokens: async (userId) => one(await rows<Tokens>(db.knex, TOKENS, [userId])),
    violations: () => wallet.ledger.violations(db.knex),
    close: () => payments.close(),
  };
}
