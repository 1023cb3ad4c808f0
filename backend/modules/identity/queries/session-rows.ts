import { hash } from 'node:crypto';
import DataLoader from 'dataloader';
import { MINUTE_MS } from '#contracts/durations.ts';
import { one } from '#contracts/must.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { SessionCache } from '#kernel/http/sessions/session-cache.ts';
import type { SessionStorage } from '#kernel/http/sessions/session-storage.ts';
import { newId } from '#kernel/ids.ts';
import { effectiveRole, isBanned } from '../domain/elevation.ts';

/** How long sessions last, in ms (docs/rules/identity.md#sessions). Administrators' sessions are shorter (OWASP ASVS 7.1.1 and 7.3). */
export interface SessionLimits {
  /** A session ends when it was unused for this many ms. */
  idleMs: number;
  /** A session ends at this age in ms, even if it is used. */
  absoluteMs: number;
  adminIdleMs: number;
  adminAbsoluteMs: number;
}

const TOUCH_EVERY_MS = 5 * MINUTE_MS;
/** The most sessions that one statement reads. */
const TOGETHER = 100;

interface SessionRow {
  id: string;
  token_hash: Buffer;
  user_id: string;
  username: string;
  role: Viewer['role'];
  plan: Viewer['plan'];
  banned_at: Date | null;
  banned_until: Date | null;
  elevated_until: Date | null;
  created_at: Date;
  last_seen_at: Date;
}

const SESSION = `s.id, s.token_hash, s.user_id, s.created_at, s.last_seen_at, s.elevated_until, u.username, u.role, u.plan, u.banned_at, u.banned_until`;

export interface SessionRowsDeps {
  db: Database;
  clock: Clock;
  cache: SessionCache;
  limits: SessionLimits;
}

/** Hashes the secret in the session cookie, so that a stolen table opens no session. */
const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/**
 * Stores sessions as rows in Postgres, with a short-lived cache in Redis. Sessions that are requested within one turn of the event loop are
 * read together. When thousands of sockets reconnect at once, a hundred sessions cost one statement.
 */
export function createSessionRows({ db, clock, cache, limits }: SessionRowsDeps): SessionStorage {
  const viewers = new DataLoader((keys: readonly string[]) => findTogether(keys), { cache: false, maxBatchSize: TOGETHER, batchScheduleFn: (send) => void setImmediate(send) });

  async function findTogether(keys: readonly string[]): Promise<(Viewer | null)[]> {
    const now = millis(clock);
    const cached = await cache.get(keys);
    // An elevation may have ended after its session was cached, so its end is compared with the clock at each request.
    const serving = cached.map((viewer) => (viewer && (viewer.elevatedUntil === null || Date.parse(viewer.elevatedUntil) > now) ? viewer : null));
    const unknown = keys.filter((_, n) => !serving[n]);
    const read = unknown.length > 0 ? await readRows(unknown, now) : new Map<string, Viewer>();
    cache.fill(read);
    return keys.map((key, n) => serving[n] ?? read.get(key) ?? null);
  }

  async function readRows(keys: readonly string[], now: number): Promise<Map<string, Viewer>> {
    const found = await rows<SessionRow>(
      db.knex,
      `select ${SESSION} from sessions s join users u on u.id = s.user_id where s.token_hash = any(?::bytea[]) and s.expires_at > ? and u.erased_at is null`,
      [keys.map((key) => Buffer.from(key, 'hex')), new Date(now)],
    );
    const live = found.filter((row) => isLive(row, limits, now));
    const untouched = live.filter((row) => now - row.last_seen_at.getTime() > TOUCH_EVERY_MS).map(({ id }) => id);
    if (untouched.length > 0) await rows(db.knex, 'update sessions set last_seen_at = ? where id = any(?::uuid[])', [new Date(now), untouched]);
    return new Map(live.map((row) => [row.token_hash.toString('hex'), toViewer(row, now)]));
  }

  return {
    find: (token) => viewers.load(hash('sha256', token, 'hex')),
    async insert({ token, userId, userAgent, elevatedUntil, endsAt }) {
      const now = clock.now();
      const row = one(await rows<SessionRow>(
        db.knex,
        `with s as (
           insert into sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at, expires_at, elevated_until)
           values (:id, :tokenHash, :userId, :userAgent, :now, :now, :expiresAt, :elevatedUntil)
           returning *
         )
         select ${SESSION} from s join users u on u.id = s.user_id`,
        {
          id: newId(),
          tokenHash: hashToken(token),
          userId,
          userAgent,
          now,
          expiresAt: endsAt ?? new Date(now.getTime() + limits.absoluteMs),
          elevatedUntil: elevatedUntil ?? null,
        },
      ));
      return toViewer(row, now.getTime());
    },
    async remove(token) {
      const tokenHash = hashToken(token);
      const [row] = await rows<{ id: string }>(db.knex, 'delete from sessions where token_hash = ? returning id', [tokenHash]);
      if (!row) return null;
      await cache.drop(tokenHash.toString('hex'));
      return { sessionId: row.id };
    },
  };
}

function isLive(row: SessionRow, limits: SessionLimits, now: number): boolean {
  if (isBanned(row, now)) return false;
  const [idleMs, absoluteMs] = row.role === 'admin' ? [limits.adminIdleMs, limits.adminAbsoluteMs] : [limits.idleMs, limits.absoluteMs];
  return now - row.last_seen_at.getTime() < idleMs && now - row.created_at.getTime() < absoluteMs;
}

function toViewer(row: SessionRow, now: number): Viewer {
  return {
    userId: row.user_id,
    sessionId: row.id,
    username: row.username,
    role: effectiveRole(row.role, row.elevated_until, now),
    plan: row.plan,
    elevatedUntil: row.elevated_until !== null && row.elevated_until.getTime() > now ? row.elevated_until.toISOString() : null,
  };
}
