import type { Privacy } from '#contracts/account.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { settingsOf } from '../domain/settings.ts';
import { UserModel } from '../models/user.model.ts';

/** Returns the privacy settings of people by id, in one query; unknown ids are absent. */
export async function privacyOf(connection: Connection, userIds: readonly string[]): Promise<Map<string, Privacy>> {
  if (userIds.length === 0) return new Map();
  const found = await UserModel.query(connection).select('id', 'settings').whereIn('id', [...new Set(userIds)]);
  return new Map(found.map(({ id, settings }) => [id, settingsOf(settings).privacy]));
}

/**
 * Returns privacy settings as other modules apply them: new creations of a muted person are private, whatever the person chose
 * (docs/rules/identity.md#mute).
 */
export async function privacyNow(connection: Connection, clock: Clock, userIds: readonly string[]): Promise<Map<string, Privacy>> {
  const chosen = await privacyOf(connection, userIds);
  const open = [...chosen].filter(([, { creationVisibility }]) => creationVisibility !== 'private').map(([id]) => id);
  if (open.length === 0) return chosen;
  const muted = new Set((await UserModel.query(connection).select('id').whereIn('id', open).where('muted_until', '>', clock.now())).map(({ id }) => id));
  return new Map([...chosen].map(([id, privacy]) => [id, muted.has(id) ? { ...privacy, creationVisibility: 'private' } : privacy]));
}

/** Returns the people among these who are hidden from search engines, suggestions and lists of people. */
export async function hiddenFromSearch(connection: Connection, userIds: readonly string[]): Promise<Set<string>> {
  return new Set([...(await privacyOf(connection, userIds))].filter(([, privacy]) => privacy.hideFromSearch).map(([id]) => id));
}

/** Whether a viewer asked for sensitive content (docs/rules/keeping.md#sensitive). */
export const wantsSensitive = async (connection: Connection, viewerId: string | null): Promise<boolean> =>
  viewerId !== null && ((await privacyOf(connection, [viewerId])).get(viewerId)?.showSensitive ?? false);
