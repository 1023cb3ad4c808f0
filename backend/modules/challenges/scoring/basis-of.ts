import type { Connection } from '#kernel/db/database.ts';
import { one } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';

const BASIS = `
  select coalesce(concat_ws(':', (select md5(string_agg(b.entry_id::text, ',' order by b.entry_id)) from challenge_ballots b where b.challenge_id = :challengeId),
    count(*), sum(v.counted), sum(v.skips)), '') as basis
  from challenge_voters v where v.challenge_id = :challengeId`;

/**
 * What a score is computed from, in one short text: the entries that stand, and how many voters, counted votes and skips there are. After the voting no vote
 * changes its choice: votes only go, with the account of their voter.
 */
export const basisOf = async (connection: Connection, challengeId: string): Promise<string> => one(await rows<{ basis: string }>(connection, BASIS, { challengeId })).basis;
