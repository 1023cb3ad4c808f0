import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import { afterCommit } from '../db/database.ts';
import type { Connection, Database, Tx } from '../db/database.ts';
import { rows } from '../db/raw.ts';
import type { Logger } from '../logging/logger.ts';
import { isReady } from '../redis/connection.ts';
import { subscribe } from '../redis/subscribe.ts';

const CHANNEL = 'conjure:settings';
const POLL_MS = 1_000;

/** One saved version of a kind of settings that administrators change. */
export interface SettingsVersion {
  kind: string;
  /** The number of the version: 1 for the first one of its kind, one more with each save. */
  revision: number;
  /** The saved settings; null brings the default or the environment back. */
  content: unknown;
  restoredFrom: number | null;
  savedAt: Date;
}

/**
 * Settings that administrators save while the product runs. Each process keeps the newest version of each kind of settings, and has a new one within
 * 2 s (docs/rules/server.md#live-settings).
 */
export interface LiveSettings {
  /** The newest version of a kind of settings that this process knows; null when none was saved. */
  current(kind: string): SettingsVersion | null;
  /** A number that grows with each newer version of settings, so that whatever was made from them is made again. */
  stamp(): number;
  /**
   * Saves the next version of a kind of settings after `revision`. Null when another save came first; then nothing has changed. The caller's process
   * has it after the commit, and all others are told.
   */
  save(tx: Tx, version: Pick<SettingsVersion, 'kind' | 'revision' | 'content'> & { restoredFrom?: number }): Promise<SettingsVersion | null>;
  /** Lists the last versions of a kind of settings, the newest first. */
  versions(connection: Connection, kind: string, limit: number): Promise<SettingsVersion[]>;
  /** Finds one version of a kind of settings; null for an unknown one. */
  version(connection: Connection, kind: string, revision: number): Promise<SettingsVersion | null>;
  /** Reads the newest settings at once, for versions that another process may have saved already. @throws when the database is away */
  refresh(): Promise<void>;
  /** Reads all kinds of settings, and keeps them up to date from then on. @throws when the database is away */
  watch(): Promise<void>;
  close(): void;
}

const COLUMNS = 'kind, revision, content, restored_from as "restoredFrom", saved_at as "savedAt"';
const NEWEST = `select distinct on (kind) ${COLUMNS} from settings_versions order by kind, revision desc`;
const OF_KIND = `select ${COLUMNS} from settings_versions where kind = ? order by revision desc limit ?`;
const ONE = `select ${COLUMNS} from settings_versions where kind = ? and revision = ?`;
// Of two saves after the same revision, the primary key refuses the second one, which waits for the commit of the first.
const SAVE = `
  insert into settings_versions (kind, revision, content, restored_from, saved_at)
  select :kind, :revision + 1, cast(:content as jsonb), :restoredFrom, :now
  where (select coalesce(max(revision), 0) from settings_versions where kind = :kind) = :revision
  on conflict do nothing returning ${COLUMNS}`;

/** Makes the settings that are stored in Postgres. Redis tells other processes of a save at once; a poll each second replaces a message that was lost. */
export function createLiveSettings({ db, redis, clock, log, pollMs = POLL_MS }: { db: Database; redis: Redis; clock: Clock; log: Logger; pollMs?: number }): LiveSettings {
  const known = new Map<string, SettingsVersion>();
  let changes = 0;
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;
  let closed = false;

  function learn(version: SettingsVersion): void {
    // A read that began before a save must not bring the older version of the settings back.
    if ((known.get(version.kind)?.revision ?? 0) >= version.revision) return;
    known.set(version.kind, version);
    changes += 1;
  }

  async function readAll(): Promise<void> {
    for (const version of await rows<SettingsVersion>(db.knex, NEWEST)) learn(version);
  }

  function catchUp(): void {
    if (closed) return;
    reading ??= readAll()
      .catch((error: unknown) => {
        if (!closed) log.warn({ err: error }, 'settings could not be read: the known ones still count');
      })
      .finally(() => { reading = undefined; });
  }

  return {
    current: (kind) => known.get(kind) ?? null,
    stamp: () => changes,
    async save(tx, { kind, revision, content, restoredFrom }) {
      const [saved] = await rows<SettingsVersion>(tx, SAVE, {
        kind, revision, content: content === null ? null : JSON.stringify(content), restoredFrom: restoredFrom ?? null, now: clock.now(),
      });
      if (!saved) return null;
      afterCommit(tx, () => {
        learn(saved);
        if (isReady(redis)) redis.publish(CHANNEL, kind).catch(() => undefined);
      });
      return saved;
    },
    versions: (connection, kind, limit) => rows<SettingsVersion>(connection, OF_KIND, [kind, limit]),
    async version(connection, kind, revision) {
      const [found] = await rows<SettingsVersion>(connection, ONE, [kind, revision]);
      return found ?? null;
    },
    refresh: readAll,
    async watch() {
      await readAll();
      stopListening ??= subscribe(redis, CHANNEL, catchUp);
      timer ??= setInterval(catchUp, pollMs);
      timer.unref();
    },
    close() {
      closed = true;
      clearInterval(timer);
      stopListening?.();
    },
  };
}
