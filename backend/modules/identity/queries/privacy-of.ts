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

/** Those of these people who are hidden from search engines, suggestions and lists of people. */
export async function hiddenFromSearch(connection: Connection, userIds: readonly string[]): Promise<Set<string>> {
  return new Set([...(await privacyOf(connection, userIds))].filter(([, privacy]) => privacy.hideFromSearch).map(([id]) => id));
}

/** Whether a viewer asked for sensitive content (docs/rules/keeping.md#sensitive). */
export const wantsSensitive = async (connection: Connection, viewerId: string | null): Promise<boolean> =>
  viewerId !== null && ((await privacyOf(connection, [viewerId])).get(viewerId)?.showSensitive ?? false);
