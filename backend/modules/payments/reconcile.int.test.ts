import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { rows } from '#kernel/db/raw.ts';
import { seededRandom } from '#kernel/seeded-random.ts';
import { listener } from './testing/hear-all.ts';
import { reconcile } from './testing/reconcile.ts';
import { SCENARIOS } from './testing/scenarios.ts';
import type { Actor } from './testing/scenarios.ts';

const PEOPLE = 40;
const LOST = 0.2;

let fixtures: PaymentsFixtures;
beforeAll(async () => {
  fixtures = await openPayments();
});
afterAll(() => fixtures.close());

// Scenarios that spend tokens or let a month pass may not run concurrently: spending waits for tokens, and the months of all scenarios share one clock.
const CONCURRENT_SCENARIOS = SCENARIOS.filter(({ name }) => !/spent|renew|ends with/.test(name));

describe('reconciliation when one in five webhooks is lost', () => {
  it('reconciliation lists lost webhooks in a dry run without a change, repairs them all in one run, and then finds nothing', async () => {
    const random = seededRandom(7);
    const hear = listener(fixtures);
    for (let person = 0; person < PEOPLE; person += 1) {
      const actor: Actor = { fixtures, userId: await fixtures.user(), payment: '', dispute: '' };
      for (const step of CONCURRENT_SCENARIOS[person % CONCURRENT_SCENARIOS.length]!.steps) {
        await step(actor);
        await hear(() => random() < LOST);
      }
    }
    const tokens = async (): Promise<number> => (await rows<{ sum: number }>(fixtures.context.db.knex, 'select coalesce(sum(purchased + subscription), 0) as sum from wallets'))[0]!.sum;
    const before = await tokens();

    const dry = await reconcile(fixtures, { dryRun: true });
    expect(dry.findings.length).toBeGreaterThan(1);
    expect(new Set(dry.findings.map(({ outcome }) => outcome))).toEqual(new Set(['found']));
    expect(await tokens()).toBe(before);

    const repair = await reconcile(fixtures, { dryRun: false });
    expect(repair.findings.filter(({ outcome }) => outcome !== 'repaired')).toEqual([]);
    expect((await reconcile(fixtures, { dryRun: false })).findings).toEqual([]);

    const expected = Array.from({ length: PEOPLE }, (_, person) => CONCURRENT_SCENARIOS[person % CONCURRENT_SCENARIOS.length]!.outcome.net).reduce((sum, net) => sum + net, 0);
    expect(await tokens()).toBe(expected);
    expect(await fixtures.context.ledger.violations(fixtures.context.db.knex)).toEqual([]);
  }, 120_000);

  it('reconciliation reports tokens without a payment, and leaves the repair to an administrator', async () => {
    const userId = await fixtures.user();
    await rows(
      fixtures.context.db.knex,
      `insert into orders (id, user_id, kind, product_id, product_name, amount_cents, tokens, status, stripe_payment_intent, granted, created_at, updated_at)
       values (gen_random_uuid(), ?, 'tokens', 'mini-boost', 'Mini Boost', 499, 40, 'paid', 'pi_invented', true, now(), now())`,
      [userId],
    );
    expect((await reconcile(fixtures, { dryRun: false })).findings).toMatchObject([{ kind: 'extra_credit', stripeId: 'pi_invented', outcome: 'open' }]);
  });
});
