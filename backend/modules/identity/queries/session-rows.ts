import { createHash } from 'node:crypto';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { SessionStorage } from '#kernel/http/sessions/session-storage.ts';
import { newId } from '#kernel/ids.ts';
import type { SessionCache } from '#kernel/http/sessions/session-cache.ts';

export interface SessionRowsOptions {
  /** A session unused for this long is over, in ms. */
  idleMs: number;
  /** A session this old is over however much it is used, in ms. */
  absoluteMs: number;
}

const TOUCH_EVERY_MS = 5 * 60_000;

interface SessionRow {
  id: string;
  user_id: string;
  username: string;
  role: Viewer['role'];
  plan: Viewer['plan'];
  last_seen_at: Date;
}

export interface SessionRowsDeps {
  db: Database;
  clock: Clock;
  cache: SessionCache;
  options: SessionRowsOptions;
}

/** The cookie's secret is stored hashed: a stolen table signs nobody in. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Sessions as rows of Postgres, with a short cache in front. */
export function createSessionRows({ db, clock, cache, options }: SessionRowsDeps): SessionStorage {
  async function read(tokenHash: Buffer): Promise<Viewer | null> {
    const now = millis(clock);
    const [row] = await rows<SessionRow>(
      db.knex,
      `select s.id, s.user_id, s.last_seen_at, u.username, u.role, u.plan
       from sessions s join users u on u.id = s.user_id
       where s.token_hash = ? and s.expires_at > ? and s.last_seen_at > ?`,
      [tokenHash, new Date(now), new Date(now - options.idleMs)],
    );
    if (!row) return null;
    if (now - row.last_seen_at.getTime() > TOUCH_EVERY_MS) {
      await rows(db.knex, 'update sessions set last_seen_at = ? where id = ?', [new Date(now), row.id]);
    }
    return toViewer(row);
  }

  return {
    async find(token) {
      const tokenHash = hashToken(token);
      const key = tokenHash.toString('hex');
      const cached = await cache.get(key);
      if (cached) return cached;
      const viewer = await read(tokenHash);
      if (viewer) cache.fill(key, viewer);
      return viewer;
    },
    async insert({ token, userId, userAgent }) {
      const now = clock.now();
      const [row] = await rows<SessionRow>(
        db.knex,
        `with made as (
           insert into sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
           values (:id, :tokenHash, :userId, :userAgent, :now, :now, :expiresAt)
           returning id, user_id, last_seen_at
         )
         select made.*, u.username, u.role, u.plan from made join users u on u.id = made.user_id`,
        {
          id: newId(),
          tokenHash: hashToken(token),
          userId,
          userAgent,
          now,
          expiresAt: new Date(now.getTime() + options.absoluteMs),
        },
      );
      return toViewer(row!);
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

const toViewer = (row: SessionRow): Viewer => ({
  userId: row.user_id,
  sessionId: row.id,
  username: row.username,
  role: row.role,
  plan: row.plan,
});
