import type { Connection } from '#kernel/db/database.ts';
import { one } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';

const BASIS = `
  select coalesce(concat_ws(':', (select md5(string_agg(b.entry_id::text, ',' order by b.entry_id)) from challenge_ballots b where b.challenge_id = :challengeId),
    count(*), sum(v.counted), sum(v.skips)), '') as basis
  from challenge_voters v where v.challenge_id = :challengeId`;

/**
 * A short text that changes when anything changes that scores depend on: entries, voters, counted votes, skips. After the voting no vote
 * changes, and votes only disappear with a deleted account.
 */
export const basisOf = async (connection: Connection, challengeId: string): Promise<string> => one(await rows<{ basis: string }>(connection, BASIS, { challengeId })).basis;
