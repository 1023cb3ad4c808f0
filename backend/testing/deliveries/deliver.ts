import { fork } from 'node:child_process';
import { DEFAULT_MESSAGE_PREFERENCES } from '#contracts/message-preferences.ts';
import { systemClock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { migrateToLatest } from '#kernel/db/migrate.ts';
import { newId } from '#kernel/ids.ts';
import { outboxMigrations } from '#kernel/outbox/migrations.ts';
import { createOutbox } from '#kernel/outbox/outbox.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { messagesMigrations } from '#modules/messages/index.ts';
import { createTestDatabase } from '../test-database.ts';
import { openTestPool } from '../test-pool.ts';
import { randomEvents } from './random-events.ts';
import type { RandomEvent } from './random-events.ts';
import { messageSubscriptions, react, reactions } from './react.ts';

const REACTOR = new URL('./reactor.ts', import.meta.url);
const PER_TRANSACTION = 500;

/** One push that the test saw on its way to a tab. */
export interface Heard {
  userId: string;
  messageId: string;
}

interface Sent {
  userId: string;
  event: string;
  payload: unknown;
}

export interface Deliveries {
  db: Database;
  events: RandomEvent[];
  /** People who receive no messages, because they switched all categories off. */
  silent: ReadonlySet<string>;
  heard: Heard[];
  /** For each killed process, how many reactions to events had been committed before. */
  deaths: number[];
  close(): Promise<void>;
}

interface Options {
  events: number;
  people: number;
  seed: number;
  /** How many processes are killed before others may finish. */
  deaths: number;
}

/**
 * Publishes random events, and kills one process after the other while they react to these. Then it lets two processes react to all events side by
 * side, as if every job had been delivered twice.
 */
export async function deliver({ events: count, people: size, seed, deaths: wanted }: Options): Promise<Deliveries> {
  const database = await createTestDatabase('deliveries');
  const db = openTestPool(database.url, 16);
  await migrateToLatest(db.knex, [outboxMigrations, messagesMigrations]);
  const people = Array.from({ length: size }, () => newId());
  const silent = new Set(people.filter((_, n) => n % 10 === 0));
  await silence(db, silent);
  const events = randomEvents({ count, people, seed });
  await publish(db, events);

  const heard: Heard[] = [];
  const hear = ({ userId, event, payload }: Sent): void => {
    if (event === 'message') heard.push({ userId, messageId: (payload as { message: { id: string } }).message.id });
  };
  const deaths: number[] = [];
  for (let n = 1; n <= wanted; n += 1) deaths.push(await killAt(db, database.url, Math.floor((count * n) / (2 * (wanted + 1))), hear));

  const push: Push = { toUser: (userId, event, payload) => hear({ userId, event, payload }), closeSession: () => undefined, closeUser: () => undefined };
  const subscriptions = messageSubscriptions(db, push);
  const all = await reactions(db, subscriptions, 'all');
  await Promise.all([react(db, subscriptions, all), react(db, subscriptions, all)]);
  return {
    db, events, silent, heard, deaths,
    async close() {
      await db.close();
      await database.drop();
    },
  };
}

async function silence(db: Database, people: ReadonlySet<string>): Promise<void> {
  const { timeZone, ...preferences } = DEFAULT_MESSAGE_PREFERENCES;
  const categories = Object.fromEntries(Object.keys(preferences.categories).map((name) => [name, false]));
  await db.knex('notification_preferences').insert(
    [...people].map((userId) => ({ user_id: userId, preferences: JSON.stringify({ ...preferences, categories }), time_zone: timeZone, updated_at: new Date() })),
  );
}

async function publish(db: Database, events: readonly RandomEvent[]): Promise<void> {
  const outbox = createOutbox({ clock: systemClock, wake: () => undefined });
  for (let at = 0; at < events.length; at += PER_TRANSACTION) {
    await db.transaction(async (tx) => {
      for (const event of events.slice(at, at + PER_TRANSACTION)) await event.publish(tx, outbox);
    });
  }
}

/** Starts a process that reacts to events, and kills it after `pushes` messages were pushed, while other reactions are still running. */
async function killAt(db: Database, databaseUrl: string, pushes: number, hear: (push: Sent) => void): Promise<number> {
  const child = fork(REACTOR, [databaseUrl], { execArgv: ['--import', 'tsx'] });
  const before = await countReactions(db);
  let seen = 0;
  child.on('message', (message) => {
    seen += 1;
    hear(message as Sent);
    if (seen + before >= pushes) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('exit', resolve));
  return countReactions(db);
}

async function countReactions(db: Database): Promise<number> {
  const [row] = (await db.knex('processed_events').count('* as count')) as { count: number }[];
  return row!.count;
}
