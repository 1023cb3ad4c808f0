import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { systemClock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { finishRecovery } from './commands/recovery/end-recovery.ts';
import { tellRecovery } from './commands/recovery/tell-recovery.ts';
import { hasSecondFactor } from './commands/second-factor/check-second-factor.ts';
import { factorRecoveredEmail } from './recovery.emails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Finish = typeof finishRecovery;

/** The number of sign-ins at the moment when the recovery is ready. The pool has more connections than that. */
const AT_ONCE = 8;

/** Makes a barrier: each caller waits until all callers have reached it. */
function door(): () => Promise<void> {
  let waiting = 0;
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    waiting += 1;
    if (waiting === AT_ONCE) open();
    return opened;
  };
}

/** Runs several sign-ins at once. All of them are inside their transactions before the first one looks for the recovery. */
async function race(finish: Finish): Promise<{ letIn: boolean[]; told: number; emails: number; factorLeft: boolean }> {
  const { services } = app;
  const { knex } = services.db;
  const user = await app.register();
  const { id: userId } = (await knex('users').where({ username: user.username }).first()) as { id: string };
  await rows(knex, 'insert into second_factors (user_id, secret_sealed, confirmed_at, created_at) values (:userId, :secret, now(), now())', { userId, secret: 'sealed' });
  await rows(knex, `insert into factor_recoveries (user_id, started_at, ready_at) values (?, now() - interval '8 days', now() - interval '1 minute')`, [userId]);
  const emailsBefore = (await rows(knex, 'select 1 from emails')).length;
  const enter = door();
  const db: Database = {
    ...services.db,
    transaction: (work) =>
      services.db.transaction(async (tx) => {
        await rows(tx, 'select 1');
        await enter();
        return work(tx);
      }),
  };
  const push = { toUser: () => undefined, closeSession: () => undefined, closeUser: () => undefined };
  const context = { ...services, db, push, clock: systemClock, options: { factorRecoveryMs: 7 * DAY_MS } };
  const letIn = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => finish(context, userId, `request ${n}`)));
  const told = await rows(knex, `select 1 from outbox_events where name = 'credentials_changed' and payload->>'userId' = ? and payload->>'what' = 'factor_recovered'`, [userId]);
  const emails = (await rows(knex, 'select 1 from emails')).length - emailsBefore;
  return { letIn, told: told.length, emails, factorLeft: (await hasSecondFactor(knex, [userId])).has(userId) };
}

const ALL = Array.from({ length: AT_ONCE }, () => true);

it('eight sign-ins at the moment when a recovery is ready all succeed, and the second factor is taken off once', async () => {
  expect(await race(finishRecovery)).toEqual({ letIn: ALL, told: 1, emails: 1, factorLeft: false });
});

it('without a lock, each of eight sign-ins at once takes the second factor off and announces it', async () => {
  const looked = door();
  const looking: Finish = ({ db, ...context }, userId, requestId) =>
    db.transaction(async (tx: Tx) => {
      const [ready] = await rows(tx, 'select 1 from factor_recoveries where user_id = ? and ready_at <= now()', [userId]);
      await looked();
      if (!ready) return false;
      await rows(tx, 'delete from factor_recoveries where user_id = ?', [userId]);
      await rows(tx, 'delete from second_factors where user_id = ?', [userId]);
      await tellRecovery(tx, context, { userId, what: 'factor_recovered', email: factorRecoveredEmail, requestId, details: {} });
      return true;
    });
  expect((await race(looking)).told).toBe(AT_ONCE);
});
