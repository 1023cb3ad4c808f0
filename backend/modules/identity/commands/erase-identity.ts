import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { IdentityContext } from '../identity-context.ts';
import { userErased } from '../identity.events.ts';
import { endSessions } from './end-sessions.ts';
import { replaceAvatar } from './change-avatar.ts';

type Deps = Pick<IdentityContext, 'clock' | 'media' | 'sessionCache' | 'push' | 'outbox'>;

// Every table of the identity module with data of an account. Sessions are missing here, because they are ended separately.
const PROOFS = [
  'credentials', 'second_factors', 'recovery_codes', 'social_logins', 'social_flows', 'known_devices', 'email_tokens', 'registration_keys', 'factor_recoveries', 'person_notes',
] as const;

// Notes that this person wrote as staff stay, without the writer's name.
const LEAVE_NOTES = 'update person_notes set created_by = null where created_by = ?';

const TOMBSTONE = `
  update users set username = 'left-' || right(id::text, 12), email = null, new_email = null, email_confirmed_at = null, display_name = null,
    bio = '', links = '[]', settings = '{}', role = 'user', plan = 'free', language = 'en', banned_at = null, banned_until = null,
    ban_reason = null, banned_by = null, muted_at = null, muted_until = null, mute_reason = null, muted_by = null, verified_at = null, paid_cents = 0, deletes_at = null, deletion_final = false, erased_at = :now, updated_at = :now
  where id = :userId`;

/** Empties the row of a deleted account, which stays because other tables refer to its id. No person can sign in to it. */
export async function eraseIdentity(tx: Tx, deps: Deps, userId: string): Promise<void> {
  await endSessions(tx, deps, { userId });
  await replaceAvatar(tx, deps, userId, null);
  for (const table of PROOFS) await tx(table).where({ user_id: userId }).delete();
  await rows(tx, LEAVE_NOTES, [userId]);
  await rows(tx, TOMBSTONE, { userId, now: deps.clock.now() });
  await deps.outbox.publish(tx, userErased, { userId });
}
