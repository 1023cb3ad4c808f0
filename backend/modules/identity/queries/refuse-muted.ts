import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { muted } from '../people.errors.ts';

const MUTE = 'select muted_until as until, mute_reason as reason from users where id = :userId and muted_until > :now';

/**
 * Refuses a text that a muted person writes to other people (docs/rules/identity.md#mute). It reads the user's row and not the cached
 * session, so that a mute applies at once in every process and for API keys.
 * @throws AppError muted
 */
export async function refuseMuted(connection: Connection, { clock }: { clock: Clock }, userId: string): Promise<void> {
  const [mute] = await rows<{ until: Date | null; reason: string | null }>(connection, MUTE, { userId, now: clock.now() });
  if (mute?.until) throw muted(mute.until, mute.reason);
}
