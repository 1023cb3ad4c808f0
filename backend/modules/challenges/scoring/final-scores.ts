import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { VotingContext } from '../voting/voting-context.ts';
import { finalScore, reasonOf, rubricScore } from './final-score.ts';
import type { WeightedCriterion } from './final-score.ts';
import { scoreChallenge } from './score-challenge.ts';
import type { ScoreCause } from './score-challenge.ts';

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

const ENTRIES = `
  select e.id, e.user_id, e.rubric from challenge_entries e join challenge_ballots b on b.entry_id = e.id
  where e.challenge_id = :challengeId and e.status = 'submitted'`;
const CRITERIA = 'select criteria, judge from challenges where id = ?';

interface EntryRow {
  id: string;
  user_id: string | null;
  rubric: Record<string, number> | null;
}

/**
 * Computes the final scores of a challenge from its votes and rubrics, in order: the best first, equal finals in the order of their ids.
 * It stores the run of the score. The caller holds the lock of the challenge's row, stores the scores and gives out places.
 * A rubric counts only when all entries that stand have one (docs/rules/challenges.md#final-score).
 */
export async function finalScores(tx: Tx, context: Pick<VotingContext, 'clock'>, challengeId: string, cause: ScoreCause): Promise<FinalScore[]> {
  // The computation between two statements may take longer than an idle transaction may.
  await rows(tx, 'set local idle_in_transaction_session_timeout = 0');
  const table = await scoreChallenge(tx, context, challengeId, cause);
  const byVotes = new Map(table.entries.map((score) => [score.entryId, score]));
  const [challenge] = await rows<{ criteria: WeightedCriterion[]; judge: string }>(tx, CRITERIA, [challengeId]);
  const entries = await rows<EntryRow>(tx, ENTRIES, { challengeId });
  const criteria = challenge === undefined || challenge.judge === 'none' ? [] : challenge.criteria;
  const rubrics = new Map(entries.map(({ id, rubric }) => [id, rubricScore(criteria, rubric)]));
  const judged = [...rubrics.values()].every((rubric) => rubric !== null);
  const scores = entries.flatMap(({ id, user_id: userId, rubric: points }): FinalScore[] => {
    const score = byVotes.get(id);
    if (score === undefined) return [];
    const rubric = judged ? (rubrics.get(id) ?? null) : null;
    const voteScore = Math.round(score.voteScore * 100) / 100;
    const votes = score.wins + score.losses + score.ties;
    return [{ entryId: id, userId, voteScore, rubricScore: rubric, final: finalScore(voteScore, rubric), reason: reasonOf({ voteScore, votes, rubric, criteria, points }) }];
  });
  return scores.sort((a, b) => b.final - a.final || (a.entryId < b.entryId ? -1 : 1));
}
