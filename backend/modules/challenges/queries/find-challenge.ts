import type { Criterion } from '#contracts/challenges.ts';
import { id as idShape } from '#contracts/primitives.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { challengeMissing } from '../challenges.errors.ts';
import type { ChallengesTable } from '../challenges.tables.ts';

/** A row of the table `challenges`. */
export interface ChallengeRow extends Omit<ChallengesTable, 'criteria'> {
  criteria: Criterion[];
}

/** The columns of a challenge that queries of this module select. The table has the alias `c`. */
export const CHALLENGE_COLUMNS = 'c.*';

const BY_ID = 'select c.* from challenges c where c.id = :id';
const BY_SLUG = 'select c.* from challenges c where c.slug = :slug';
const LOCK = 'select c.* from challenges c where c.id = :id for no key update';

/** Reads a challenge by its id, or by the slug in its address. @throws AppError not_found */
export async function findChallenge(connection: Connection, idOrSlug: string): Promise<ChallengeRow> {
  const [found] = idShape.safeParse(idOrSlug).success ? await rows<ChallengeRow>(connection, BY_ID, { id: idOrSlug }) : await rows<ChallengeRow>(connection, BY_SLUG, { slug: idOrSlug });
  if (!found) throw challengeMissing();
  return found;
}

/** Reads a challenge by its id and locks its row: other changes of this challenge wait until the transaction ends. @throws AppError not_found */
export async function lockChallenge(tx: Tx, id: string): Promise<ChallengeRow> {
  const [found] = await rows<ChallengeRow>(tx, LOCK, { id });
  if (!found) throw challengeMissing();
  return found;
}

/** The times of a challenge, from its row, as `stateAt` takes them. */
export const timesOf = (row: Pick<ChallengeRow, 'opens_at' | 'closes_at' | 'voting_ends_at' | 'results_at' | 'paid_at'>) => ({
  opensAt: row.opens_at, closesAt: row.closes_at, votingEndsAt: row.voting_ends_at, resultsAt: row.results_at, paidAt: row.paid_at,
});
