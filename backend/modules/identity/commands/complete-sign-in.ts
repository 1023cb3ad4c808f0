import { rows } from '#kernel/db/raw.ts';
import type { SessionControl } from '#kernel/http/endpoint-handler.ts';
import { newSessionToken } from '#kernel/http/sessions/session-cookie.ts';
import type { IdentityContext } from '../identity-context.ts';
import { hashDevice } from './verify-login.ts';

/**
 * Signs somebody in who has proven who they are: a farewell that was asked for is called off (decisions.md: 14 days of
 * grace), and this browser is theirs from now on.
 */
export async function completeSignIn({ db, clock }: Pick<IdentityContext, 'db' | 'clock'>, userId: string, auth: SessionControl): Promise<void> {
  const now = clock.now();
  const device = auth.device ?? newSessionToken();
  await rows(
    db.knex,
    `with back as (update users set deletes_at = null, updated_at = :now where id = :userId and deletes_at is not null)
     insert into known_devices (user_id, device_hash, last_seen_at) values (:userId, :device, :now)
     on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at`,
    { userId, now, device: hashDevice(device) },
  );
  auth.rememberDevice(device);
  await auth.signIn(userId);
}
