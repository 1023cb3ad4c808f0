import { FLAGS } from '#contracts/flags.ts';
import type { FlagDefinition, FlagName, FlagValue, FlagValues } from '#contracts/flags.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import { flagValueFor } from './domain/flag-value.ts';
import type { FlagReader, FlagSetting } from './domain/flag-value.ts';
import { flagSettings } from './queries/flag-settings.ts';

/** How long a process keeps the settings of flags in memory, in ms (docs/rules/flags.md#flag-cache). */
const CACHE_MS = 5_000;

/** The calls with which other modules read feature flags. */
export interface Flags {
  /** The value of one feature flag for a reader; null means a visitor. Inside a transaction, the caller's connection reads it. */
  value<N extends FlagName>(connection: Connection, name: N, reader: FlagReader): Promise<FlagValues[N]>;
  /** The values of all feature flags for a reader. */
  all(connection: Connection, reader: FlagReader): Promise<FlagValues>;
}

export interface FlagCache extends Flags {
  /** Drops the flag settings in this process's memory after a change, so that the next question reads the database. */
  forget(): void;
}

/** Reads feature flags and keeps their settings in memory for some seconds. */
export function createFlags({ db, clock }: { db: Database; clock: Clock }): FlagCache {
  let known: { at: number; settings: Map<string, FlagSetting> } | undefined;
  let reading: Promise<Map<string, FlagSetting>> | undefined;

  async function read(connection: Connection): Promise<Map<string, FlagSetting>> {
    const at = millis(clock);
    const settings = await flagSettings(connection);
    known = { at, settings };
    return settings;
  }

  // A transaction reads flags itself. If it waited for another request's read, which may wait for a free connection, a busy server could stop.
  async function current(connection: Connection): Promise<Map<string, FlagSetting>> {
    if (known && millis(clock) - known.at < CACHE_MS) return known.settings;
    if (connection.isTransaction) return read(connection);
    reading ??= read(db.knex).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  const valueOf = (settings: Map<string, FlagSetting>, name: string, definition: FlagDefinition, reader: FlagReader): FlagValue =>
    flagValueFor(name, definition, settings.get(name), reader);

  return {
    async value<N extends FlagName>(connection: Connection, name: N, reader: FlagReader) {
      // The assertion holds because `valueOf` has parsed the value by the kind of this flag.
      return valueOf(await current(connection), name, FLAGS[name], reader) as FlagValues[N];
    },
    async all(connection, reader) {
      const settings = await current(connection);
      return Object.fromEntries(Object.entries(FLAGS).map(([name, definition]) => [name, valueOf(settings, name, definition, reader)])) as FlagValues;
    },
    forget: () => {
      known = undefined;
      reading = undefined;
    },
  };
}
