import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { rows } from '#kernel/db/raw.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { deletionCalledOff, deletionRequested } from '#modules/identity/identity.events.ts';
import { setRenewal } from './commands/change-subscription.ts';
import { settleLateRenewals, settleRenewal } from './commands/settle-renewal.ts';
import { openSubscription } from './queries/order-rows.ts';
import { listener } from './testing/hear-all.ts';
import { subscribe } from './testing/scenarios.ts';
import { withProvider } from './testing/with-provider.ts';

describe('Pro of an account that waits for its deletion', () => {
  let fixtures: PaymentsFixtures;
  let hear: () => Promise<void>;
  let userId: string;
  beforeAll(async () => {
    fixtures = await openPayments();
    hear = listener(fixtures);
  });
  afterAll(() => fixtures.close());
  beforeEach(async () => {
    userId = await fixtures.user();
    await subscribe({ fixtures, userId, payment: '', dispute: '' });
    await hear();
  });

  const knex = () => fixtures.context.db.knex;
  const months = async (): Promise<number> => (await rows(knex(), `select 1 from ledger_transactions t join ledger_entries e on e.tx_id = t.id where t.kind = 'subscription_grant' and e.owner = ?`, [userId])).length;
  const renews = async (): Promise<boolean | null> => {
    const open = await openSubscription(knex(), userId);
    return open && !open.cancel_at_period_end;
  };
  const jobs = async (): Promise<number> => (await rows(knex(), `select 1 from outbox_jobs where name = 'payments.settle_renewal' and payload->>'userId' = ?`, [userId])).length;

  /**
   * The test publishes what identity publishes when an owner asks for account deletion or comes back, lets payments handle it, and runs the
   * renewal job itself.
   */
  async function tell(requested: boolean): Promise<void> {
    const { db, clock, log, outbox } = fixtures.context;
    const deletesAt = new Date(clock.now().getTime() + 14 * DAY_MS);
    const eventId = await db.transaction(async (tx) => {
      await tx('users').where({ id: userId }).update({ deletes_at: requested ? deletesAt : null });
      return requested ? outbox.publish(tx, deletionRequested, { userId, deletesAt: deletesAt.toISOString() }) : outbox.publish(tx, deletionCalledOff, { userId });
    });
    const subscriptionsByEvent = groupSubscriptions(fixtures.modules.payments.subscriptions ?? []);
    const subscriber = requested ? 'payments.on_deletion_requested' : 'payments.on_deletion_called_off';
    await processEvent({ db, clock, log, subscriptionsByEvent }, eventId, subscriber);
  }

  it('Pro is not renewed while its account waits for deletion, and ends with the month that the owner has paid', async () => {
    await tell(true);
    expect(await jobs()).toBe(1);
    await settleRenewal(fixtures.context, userId);
    expect(await renews()).toBe(false);
    fixtures.sandbox.advance(40 * DAY_MS);
    await hear();
    expect([await months(), await openSubscription(knex(), userId)]).toEqual([1, null]);
  });

  it('Pro renews as before when the owner of an account that waits for deletion signs in again within the paid month', async () => {
    await tell(true);
    await settleRenewal(fixtures.context, userId);
    fixtures.sandbox.advance(10 * DAY_MS);
    await hear();
    await tell(false);
    await settleRenewal(fixtures.context, userId);
    expect(await renews()).toBe(true);
    fixtures.sandbox.advance(25 * DAY_MS);
    await hear();
    expect(await months()).toBe(2);
  });

  it('Pro stays canceled after a called-off account deletion when the owner had canceled it before asking for the deletion', async () => {
    await setRenewal(fixtures.context, userId, false);
    await tell(true);
    await settleRenewal(fixtures.context, userId);
    await tell(false);
    await settleRenewal(fixtures.context, userId);
    expect(await renews()).toBe(false);
  });

  it('Pro renews when the owner calls off the account deletion while the server is turning the renewal off at the provider', async () => {
    await tell(true);
    const provider = fixtures.context.provider!;
    let calls = 0;
    const slow = withProvider(fixtures.context, {
      subscriptions: {
        async setCancelAtPeriodEnd(subscription, cancel) {
          calls += 1;
          if (calls === 1) {
            await tell(false);
            // Another worker turns the renewal on again, because the owner came back, before this worker's call that turns it off reaches the provider.
            await settleRenewal(fixtures.context, userId);
          }
          await provider.subscriptions.setCancelAtPeriodEnd(subscription, cancel);
        },
      },
    });
    await settleRenewal(slow, userId);
    expect([calls, await renews()]).toEqual([2, true]);
  });

  it('a later try turns off the renewal of Pro before an account deletion when the provider was unreachable at first', async () => {
    await tell(true);
    const away = withProvider(fixtures.context, { records: { subscription: () => Promise.reject(new Error('away')) } });
    await expect(settleRenewal(away, userId)).rejects.toThrow('away');
    const later = { ...fixtures.context, clock: { now: () => new Date(fixtures.context.clock.now().getTime() + 6 * MINUTE_MS) } };
    await settleLateRenewals(later);
    expect(await jobs()).toBe(2);
    await settleRenewal(fixtures.context, userId);
    await settleLateRenewals({ ...fixtures.context, clock: { now: () => new Date(fixtures.context.clock.now().getTime() + 12 * MINUTE_MS) } });
    expect([await jobs(), await renews()]).toEqual([2, false]);
  });
});
