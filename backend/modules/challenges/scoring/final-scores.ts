import type { Tx } from '#kernel/db/database.ts';
import type { ChallengesContext } from '../challenges-context.ts';

/** An entry with its scores, 0 to 100. Only entries that stand have one. */
export interface FinalScore {
  entryId: string;
  /** Null once the account was deleted. */
  userId: string | null;
  voteScore: number;
  /** Null where no rubric counts. */
  rubricScore: number | null;
  final: number;
  /** One line. */
  reason: string;
}

/**
 * Computes the final scores of a challenge from its votes and rubrics, in order: the best first, equal finals in the order of their ids.
 * It stores the run of the score. The caller holds the lock of the challenge's row, stores the scores and gives out places.
 */
export async function finalScores(_tx: Tx, _context: ChallengesContext, _challengeId: string, _cause: 'nightly' | 'close' | 'recompute'): Promise<FinalScore[]> {
  return Promise.resolve([]);
}
