import { rows } from '#kernel/db/raw.ts';
import type { SessionControl } from '#kernel/http/endpoint-handler.ts';
import { newSessionToken } from '#kernel/http/sessions/session-cookie.ts';
import type { IdentityContext } from '../identity-context.ts';
import { wrongCredentials } from '../identity.errors.ts';
import { hashDevice } from './verify-login.ts';

/**
 * Signs somebody in who has proven who they are: a farewell that was asked for is called off (decisions.md: 14 days of
 * grace), and this browser is theirs from now on.
 * @throws AppError wrong_credentials when the account came to its end in the meantime
 */
export async function completeSignIn({ db, clock }: Pick<IdentityContext, 'db' | 'clock'>, userId: string, auth: SessionControl): Promise<void> {
  const now = clock.now();
  const device = auth.device ?? newSessionToken();
  // Waits for an eraser that came first, so that the next statement sees whether there still is somebody.
  await rows(db.knex, 'update users set deletes_at = null, updated_at = ? where id = ? and deletes_at is not null', [now, userId]);
  const known = await rows(
    db.knex,
    `insert into known_devices (user_id, device_hash, last_seen_at)
     select id, :device, :now from users where id = :userId and erased_at is null
     on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at returning user_id`,
    { userId, now, device: hashDevice(device) },
  );
  if (known.length === 0) throw wrongCredentials();
  auth.rememberDevice(device);
  await auth.signIn(userId);
}
