import { rows } from '#kernel/db/raw.ts';
import type { SessionControl } from '#kernel/http/endpoint-handler.ts';
import { newSecret } from '#kernel/ids.ts';
import type { IdentityContext } from '../identity-context.ts';
import { wrongCredentials } from '../identity.errors.ts';
import { deletionCalledOff } from '../identity.events.ts';
import { hashDevice } from './verify-login.ts';

/**
 * Starts a session for a person who has proven their identity (docs/rules/identity.md#ways-in). A waiting account deletion is called off, and this browser becomes a known
 * device.
 * @param device the browser's secret, where the caller has made it already
 * @throws AppError wrong_credentials when the account was erased meanwhile, or an administrator has it erased
 */
export async function completeSignIn({ db, clock, outbox }: Pick<IdentityContext, 'db' | 'clock' | 'outbox'>, userId: string, auth: SessionControl, device = auth.device ?? newSecret()): Promise<void> {
  const now = clock.now();
  await callOffDeletion({ db, outbox }, userId, now);
  const known = await rows(
    db.knex,
    `insert into known_devices (user_id, device_hash, last_seen_at)
     select id, :device, :now from users where id = :userId and erased_at is null and not deletion_final
     on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at returning user_id`,
    { userId, now, device: hashDevice(device) },
  );
  if (known.length === 0) throw wrongCredentials();
  auth.rememberDevice(device);
  await auth.signIn(userId);
}

async function callOffDeletion({ db, outbox }: Pick<IdentityContext, 'db' | 'outbox'>, userId: string, now: Date): Promise<void> {
  // Nearly every sign-in has no account deletion to call off, so one read without a transaction is enough.
  const asked = await rows(db.knex, 'select 1 from users where id = ? and deletes_at is not null and not deletion_final', [userId]);
  if (asked.length === 0) return;
  await db.transaction(async (tx) => {
    // Locks the user's row and so waits for an erasure that runs now. The caller's next statement then sees whether the account still exists.
    const stays = await rows(tx, 'update users set deletes_at = null, updated_at = ? where id = ? and deletes_at is not null and not deletion_final returning id', [now, userId]);
    if (stays.length > 0) await outbox.publish(tx, deletionCalledOff, { userId });
  });
}
