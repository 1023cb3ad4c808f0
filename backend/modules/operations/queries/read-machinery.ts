import { DAY_MS, SECOND_MS } from '#contracts/durations.ts';
import type { Machinery } from '#contracts/machinery.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { migrationsRan } from '#kernel/db/migrations-ran.ts';
import type { LimitState } from '#kernel/http/rate-limits.ts';
import { unfinishedEvents } from '#kernel/outbox/unfinished-events.ts';

/** Functions of other parts of the server that report their state to administrators. */
export interface MachinerySources {
  build: Omit<Machinery['build'], 'startedAt'> & { startedAt: Date };
  limits(): LimitState[];
  /** How late the payment provider's events are; null without the provider's keys. */
  stripe: ((connection: Connection, since: Date) => Promise<{ waiting: number; oldestAt: Date | null; lastAt: Date | null; lagSeconds: number | null }>) | null;
}

export interface MachineryDeps {
  clock: Clock;
  machinery: MachinerySources;
}

/** An event that not all subscribers have handled after this many ms counts as stuck. A younger one may still be on its way. */
const STUCK_AFTER_MS = 15 * SECOND_MS;
const MOST_EVENTS = 50;
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The server's build, migrations, event lag, stuck events and rate limits at this moment. */
export async function readMachinery(connection: Connection, { clock, machinery: { build, limits, stripe } }: MachineryDeps): Promise<Machinery> {
  const now = millis(clock);
  const migrations = await migrationsRan(connection);
  const lag = stripe && (await stripe(connection, new Date(now - DAY_MS)));
  const unfinished = await unfinishedEvents(connection, new Date(now - STUCK_AFTER_MS), MOST_EVENTS);
  return {
    build: { ...build, startedAt: build.startedAt.toISOString() },
    migrations: { ran: migrations.ran, last: migrations.last && { name: migrations.last.name, at: migrations.last.at.toISOString() } },
    stripe: lag && { waiting: lag.waiting, oldestAt: iso(lag.oldestAt), lastAt: iso(lag.lastAt), lagSeconds: lag.lagSeconds },
    unfinished: unfinished.map(({ occurredAt, sentAt, ...event }) => ({ ...event, occurredAt: occurredAt.toISOString(), sentAt: iso(sentAt) })),
    limits: limits().map(({ lastRefusedAt, ...limit }) => ({ ...limit, lastRefusedAt: iso(lastRefusedAt) })),
  };
}
