import { HOUR_MS } from '#contracts/durations.ts';
import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { lapsedAt } from '../domain/recovery-life.ts';
import type { IdentityContext } from '../identity-context.ts';

/** Maintenance: deletes expired sessions, emailed tokens, social sign-in flows and known devices, and old registration keys. */
export async function purgeIdentity({ db, clock, options }: Pick<IdentityContext, 'db' | 'clock' | 'options'>): Promise<void> {
  const now = millis(clock);
  const before = (ms: number): Date => new Date(now - ms);
  await rows(db.knex, 'delete from sessions where expires_at < ? or last_seen_at < ?', [before(0), before(options.sessions.idleMs)]);
  await rows(db.knex, 'delete from registration_keys where created_at < ?', [before(options.keepKeysHours * HOUR_MS)]);
  await rows(db.knex, 'delete from factor_recoveries where ready_at <= ?', [lapsedAt({ clock, options })]);
  await rows(db.knex, 'delete from email_tokens where expires_at < ?', [before(0)]);
  await rows(db.knex, 'delete from social_flows where expires_at < ?', [before(0)]);
  await rows(db.knex, 'delete from known_devices where last_seen_at < ?', [before(options.knownDeviceMs)]);
}
