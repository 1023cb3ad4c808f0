import type { Session } from '#contracts/account.ts';
import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { deviceName } from '../domain/device-name.ts';
import type { IdentityContext } from '../identity-context.ts';

/** The most sessions that a person's settings list. That is more than people have, and older ones are left out. */
const MOST = 100;

/** Returns a person's sessions that have not expired, latest first. */
export async function listSessions({ db, clock, options }: Pick<IdentityContext, 'db' | 'clock' | 'options'>, viewer: Viewer): Promise<Session[]> {
  const now = millis(clock);
  const found = await rows<{ id: string; user_agent: string; created_at: Date; last_seen_at: Date }>(
    db.knex,
    `select id, user_agent, created_at, last_seen_at from sessions where user_id = ? and expires_at > ? and last_seen_at > ?
     order by last_seen_at desc, id desc limit ${MOST}`,
    [viewer.userId, new Date(now), new Date(now - options.sessions.idleMs)],
  );
  return found.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    current: row.id === viewer.sessionId,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
}
