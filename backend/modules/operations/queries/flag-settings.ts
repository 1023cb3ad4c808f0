import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { FlagSetting } from '../domain/flag-value.ts';

const ALL = 'select name, value, audience, revision, updated_at as "updatedAt" from feature_flags';

/** The settings of feature flags by administrators, including those of flags that the code no longer has. */
export async function flagSettings(connection: Connection): Promise<Map<string, FlagSetting>> {
  const found = await rows<FlagSetting>(connection, ALL);
  return new Map(found.map((setting) => [setting.name, setting]));
}
