import { FLAGS } from '#contracts/flags.ts';
import type { AdminFlag, FlagAudience, FlagDefinition, FlagName } from '#contracts/flags.ts';
import type { Connection } from '#kernel/db/database.ts';
import { flagValueFor } from '../domain/flag-value.ts';
import type { FlagSetting, StoredAudience } from '../domain/flag-value.ts';
import { flagSettings } from './flag-settings.ts';
import { entriesOf } from '#contracts/typed-records.ts';

/** What feature flags ask about accounts. `backend/bootstrap/modules.ts` passes these functions in. */
export interface NamedPeople {
  /** The id of a username in upper or lower case; null for an unknown one. */
  idOf(connection: Connection, username: string): Promise<string | null>;
  /** Usernames by user id. Deleted accounts are absent. */
  usernames(connection: Connection, userIds: readonly string[]): Promise<Map<string, string>>;
}

/** Every feature flag of the code with its setting, in the order of the code. */
export async function adminFlags(connection: Connection, people: NamedPeople): Promise<AdminFlag[]> {
  const settings = await flagSettings(connection);
  const userIds = [...settings.values()].flatMap(({ audience }) => (audience.type === 'users' ? audience.userIds : []));
  const names = await people.usernames(connection, userIds);
  return entriesOf(FLAGS).map(([name, definition]) => present(name, definition, settings.get(name), names));
}

function present(name: FlagName, definition: FlagDefinition, setting: FlagSetting | undefined, names: Map<string, string>): AdminFlag {
  return {
    name,
    kind: definition.kind,
    label: definition.label,
    description: definition.description,
    default: definition.default,
    value: flagValueFor(name, definition, setting && { ...setting, audience: { type: 'everyone' } }, null),
    audience: setting ? audienceOf(setting.audience, names) : { type: 'everyone' },
    revision: setting?.revision ?? 0,
    updatedAt: setting?.updatedAt.toISOString() ?? null,
  };
}

const audienceOf = (audience: StoredAudience, names: Map<string, string>): FlagAudience =>
  audience.type === 'users' ? { type: 'users', usernames: audience.userIds.flatMap((id) => names.get(id) ?? []) } : audience;
