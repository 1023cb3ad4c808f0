import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const COUNTRIES = 'select user_id, country from analytics_people where user_id = any(cast(:userIds as uuid[])) and country is not null';

/** The country of each person's last known time zone, in two letters. People without a known zone are absent. */
export async function countriesOf(connection: Connection, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const found = await rows<{ user_id: string; country: string }>(connection, COUNTRIES, { userIds: [...userIds] });
  return new Map(found.map((person) => [person.user_id, person.country]));
}
