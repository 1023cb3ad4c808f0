import type { Privacy } from '#contracts/account.ts';
import type { Connection } from '#kernel/db/database.ts';
import { settingsOf } from '../domain/settings.ts';
import { UserModel } from '../models/user.model.ts';

/** The privacy settings of people by id, in one query; unknown ids are absent. */
export async function privacyOf(connection: Connection, userIds: readonly string[]): Promise<Map<string, Privacy>> {
  if (userIds.length === 0) return new Map();
  const found = await UserModel.query(connection).select('id', 'settings').whereIn('id', [...new Set(userIds)]);
  return new Map(found.map(({ id, settings }) => [id, settingsOf(settings).privacy]));
}
