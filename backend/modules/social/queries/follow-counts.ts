import type { ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import type { getFollowCounts } from '#contracts/social.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const COUNTS = `
  select coalesce((select count from social_tallies where kind = 'follow' and subject_id = :personId), 0) as followers,
    (select count(*)::int from social_marks where kind = 'follow' and user_id = :personId) as following`;

/** How many followers a person has, and how many people they follow; 0 for an unknown id. */
export async function followCounts(connection: Connection, personId: string): Promise<ResponseOf<typeof getFollowCounts>> {
  return one(await rows<ResponseOf<typeof getFollowCounts>>(connection, COUNTS, { personId }));
}
