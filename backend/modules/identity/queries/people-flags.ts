import { KEPT_FLAGS } from '#contracts/admin-users.ts';
import type { KeptFlag, PersonFlag } from '#contracts/admin-users.ts';
import { isOneOf } from '#contracts/typed-records.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { IdentityContext } from '../identity-context.ts';

type Deps = Pick<IdentityContext, 'clock' | 'peopleFlags'>;

/** The most people that a list filtered by another module's flag covers. */
const MOST_HOLDERS = 5_000;

export const isKept = (flag: PersonFlag): flag is KeptFlag => isOneOf<PersonFlag>(KEPT_FLAGS, flag);

/** Returns the people with a flag that another module stores (docs/rules/identity.md#flags), and whether there are more than a list covers. */
export async function holdersOf(connection: Connection, { clock, peopleFlags }: Deps, flag: KeptFlag): Promise<{ ids: string[]; more: boolean }> {
  const ids = await peopleFlags[flag](connection, { now: clock.now(), among: null, limit: MOST_HOLDERS + 1 });
  return { ids: ids.slice(0, MOST_HOLDERS), more: ids.length > MOST_HOLDERS };
}

/**
 * Returns these people's flags from other modules, by user id. It sends one query for each flag, one after another, because in a transaction
 * they share one connection.
 */
export async function keptFlags(connection: Connection, { clock, peopleFlags }: Deps, among: readonly string[]): Promise<Map<string, KeptFlag[]>> {
  const found = new Map<string, KeptFlag[]>();
  if (among.length === 0) return found;
  for (const flag of KEPT_FLAGS) {
    for (const id of await peopleFlags[flag](connection, { now: clock.now(), among, limit: among.length })) found.set(id, [...(found.get(id) ?? []), flag]);
  }
  return found;
}
