import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { BallotBox } from './ballots.ts';
import type { Ballots, Outcome } from './ballots.ts';
import { runSteps } from './run-steps.ts';

/** One statement reads this many rows: few enough that turning them into objects takes milliseconds. */
const BATCH = 2_000;
/** An id below every real one, with which the first batch begins. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const ENTRIES = 'select entry_id as id from challenge_ballots where challenge_id = ?';
const VOTES = `
  select id, voter_id, left_id, right_id, choice from challenge_votes
  where challenge_id = :challengeId and id > :after and counted order by id limit ${BATCH}`;

const SKIPS = 'select voter_id, skips from challenge_voters where challenge_id = ? and skips > 0';

interface VoteRow {
  id: string;
  voter_id: string;
  left_id: string;
  right_id: string;
  choice: Outcome;
}

/**
 * Reads the counted votes of a challenge in batches. Votes on withdrawn or removed entries are left out, because those have no ballot
 * (docs/rules/challenges.md#vote-score).
 */
export async function readBallots(connection: Connection, challengeId: string): Promise<Ballots> {
  const box = new BallotBox((await rows<{ id: string }>(connection, ENTRIES, [challengeId])).map(({ id }) => id));
  for (const { voter_id: voterId, skips } of await rows<{ voter_id: string; skips: number }>(connection, SKIPS, [challengeId])) box.skipped(voterId, skips);
  for (let after = FIRST_ID; ; ) {
    const batch = await rows<VoteRow>(connection, VOTES, { challengeId, after });
    for (const vote of batch) box.add(vote.voter_id, vote.left_id, vote.right_id, vote.choice);
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) break;
    after = last.id;
  }
  return runSteps(box.sorted());
}
