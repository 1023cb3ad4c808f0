import { createHash } from 'node:crypto';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { SessionCache } from '#kernel/http/sessions/session-cache.ts';
import type { SessionStorage } from '#kernel/http/sessions/session-storage.ts';
import { newId } from '#kernel/ids.ts';
import { effectiveRole, isBanned } from '../domain/elevation.ts';

/** How long a session lives, in ms. Administrators' sessions are shorter (OWASP ASVS 7.1.1 and 7.3). */
export interface SessionLimits {
  /** A session unused for this long is over. */
  idleMs: number;
  /** A session this old is over however much it is used. */
  absoluteMs: number;
  adminIdleMs: number;
  adminAbsoluteMs: number;
}

const TOUCH_EVERY_MS = 5 * 60_000;

interface SessionRow {
  id: string;
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

const SESSION = `s.id, s.user_id, s.created_at, s.last_seen_at, s.elevated_until, u.username, u.role, u.plan, u.banned_at, u.banned_until`;

export interface SessionRowsDeps {
  db: Database;
  clock: Clock;
  cache: SessionCache;
  limits: SessionLimits;
}

/** The cookie's secret is stored hashed: a stolen table signs nobody in. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Sessions as rows of Postgres, with a short cache in front. */
export function createSessionRows({ db, clock, cache, limits }: SessionRowsDeps): SessionStorage {
  async function read(tokenHash: Buffer): Promise<Viewer | null> {
    const now = millis(clock);
    const [row] = await rows<SessionRow>(
      db.knex,
      `select ${SESSION} from sessions s join users u on u.id = s.user_id where s.token_hash = ? and s.expires_at > ? and u.erased_at is null`,
      [tokenHash, new Date(now)],
    );
    if (!row || !isLive(row, limits, now)) return null;
    if (now - row.last_seen_at.getTime() > TOUCH_EVERY_MS) {
      await rows(db.knex, 'update sessions set last_seen_at = ? where id = ?', [new Date(now), row.id]);
    }
    return toViewer(row, now);
  }

  return {
    async find(token) {
      const tokenHash = hashToken(token);
      const key = tokenHash.toString('hex');
      const cached = await cache.get(key);
      // An elevation that ended since ends here too, whatever the cache still says.
      if (cached && (cached.elevatedUntil === null || Date.parse(cached.elevatedUntil) > millis(clock))) return cached;
      const viewer = await read(tokenHash);
      if (viewer) cache.fill(key, viewer);
      return viewer;
    },
    async insert({ token, userId, userAgent, elevatedUntil, endsAt }) {
      const now = clock.now();
      const [row] = await rows<SessionRow>(
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
      );
      return toViewer(row!, now.getTime());
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
  const elevated = row.elevated_until !== null && row.elevated_until.getTime() > now;
  return {
    userId: row.user_id,
    sessionId: row.id,
    username: row.username,
    role: effectiveRole(row.role, row.elevated_until, now),
    plan: row.plan,
    elevatedUntil: elevated ? row.elevated_until!.toISOString() : null,
  };
}
