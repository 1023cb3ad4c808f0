import type { z } from 'zod';
import { login } from '#contracts/identity.ts';
import { confirmEmail, resendConfirmation } from '#contracts/password-reset.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { EventDefinition } from '#kernel/events/event.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { readEmails } from '#testing/read-emails.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { moduleList } from '../../../bootstrap/modules.ts';
import type { AchievementsContext } from '../achievements-context.ts';

/** The whole API with a clock that tests set. Events are handled only when a test calls `deliverEvents` or `react`. */
export interface AchievementsFixtures {
  app: TestApp;
  context: AchievementsContext;
  /** The pushes to open tabs that commands with this `context` sent. */
  pushed: { userId: string; event: string; payload: unknown }[];
  /** Sets the clock to an ISO time. */
  turnTo(at: string): void;
  /** Registers a person, with a confirmed email unless `confirmed` is false. */
  join(options?: { confirmed: boolean }): Promise<{ user: HttpUser; userId: string }>;
  /** Signs the person in again, because the session may have expired when a test set the clock forward. */
  signIn(user: HttpUser): Promise<void>;
  /** Requests a confirmation email for the person and opens its link. Subscribers see the event only at the next `deliverEvents`. */
  confirm(user: HttpUser): Promise<void>;
  publish<N extends string, P extends z.ZodType>(event: EventDefinition<N, P>, payload: z.input<P>): Promise<string>;
  /** Lets one subscriber handle an event, as the worker does. */
  react(eventId: string, subscriber: string): Promise<void>;
  /** Lets all subscribers handle all events, also those that they publish meanwhile. */
  deliverEvents(): Promise<void>;
  /** How many tokens the person got from rewards, and by how many ledger entries. */
  given(userId: string): Promise<{ ledger: number; entries: number }>;
  violations(): Promise<unknown[]>;
  close(): Promise<void>;
}

export async function openAchievements(startAt = '2026-11-16T12:00:00.000Z'): Promise<AchievementsFixtures> {
  let now = new Date(startAt);
  const clock: Clock = { now: () => new Date(now) };
  // In a race 100 transactions wait for one row. On a slow machine this takes longer than the timeouts of the server allow.
  const app = await createTestApp({ clock, overrides: { DATABASE_ACQUIRE_TIMEOUT_MS: '60000', DATABASE_LOCK_TIMEOUT_MS: '30000', DATABASE_STATEMENT_TIMEOUT_MS: '30000' } });
  const { db, outbox, log } = app.services;
  const subscriptionsByEvent = groupSubscriptions(moduleList(app.modules).flatMap((module) => module.subscriptions ?? []));
  const pushed: AchievementsFixtures['pushed'] = [];
  const push: Push = { toUser: (userId, event, payload) => void pushed.push({ userId, event, payload }), closeSession: () => undefined, closeUser: () => undefined };
  const context: AchievementsContext = { db, clock, outbox, wallet: app.modules.wallet.wallet, identity: app.modules.identity.identity, push };
  const react = (eventId: string, subscriber: string): Promise<void> => processEvent({ db, clock, log, subscriptionsByEvent }, eventId, subscriber);
  const signIn = async (user: HttpUser): Promise<void> => void (await call(user, login, { body: { username: user.username, password: 'correct-horse-9' } }));
  return {
    app,
    context,
    pushed,
    turnTo: (at) => void (now = new Date(at)),
    async join({ confirmed } = { confirmed: true }) {
      const user = await app.register();
      const [found] = await rows<{ id: string }>(db.knex, 'select id from users where username = ?', [user.username]);
      if (confirmed) await db.knex('users').where({ id: found!.id }).update({ email_confirmed_at: now });
      return { user, userId: found!.id };
    },
    signIn: (user) => signIn(user),
    async confirm(user) {
      await signIn(user);
      await call(user, resendConfirmation);
      const email = (await readEmails(app, `${user.username}@example.test`)).findLast(({ action }) => action?.url.includes('confirm-email='));
      const token = email!.action!.url.split('confirm-email=')[1]!;
      const answer = await call(app.visitor(), confirmEmail, { body: { token } });
      if (answer.status !== 200) throw new Error(`The confirmation answered ${answer.status}: ${answer.text}`);
    },
    publish: (event, payload) => db.transaction((tx: Tx) => outbox.publish(tx, event, payload)),
    react,
    async deliverEvents() {
      for (;;) {
        const pending = await rows<{ id: string; name: string; payload: unknown }>(db.knex, 'select id, name, payload from outbox_events where completed_at is null order by id');
        if (pending.length === 0) return;
        for (const { id, name, payload } of pending) {
          const listeners = (subscriptionsByEvent.get(name) ?? []).filter((each) => each.concerns(payload));
          for (const { subscriber } of listeners) await react(id, subscriber);
          if (listeners.length === 0) await db.knex('outbox_events').where({ id }).update({ completed_at: now });
        }
      }
    },
    async given(userId) {
      const [row] = await rows<{ ledger: number; entries: number }>(db.knex, GIVEN, { userId });
      return row!;
    },
    violations: () => app.modules.wallet.ledger.violations(db.knex),
    close: () => app.close(),
  };
}

const GIVEN = `
  select coalesce(sum(e.amount), 0)::int as ledger, count(*)::int as entries
  from ledger_transactions t join ledger_entries e on e.tx_id = t.id and e.owner = :userId
  where t.kind = 'reward' and t.idempotency_key like 'reward:%'`;
