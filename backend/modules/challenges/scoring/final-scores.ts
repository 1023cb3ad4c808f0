import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { finalScore, reasonOf, rubricScore } from './final-score.ts';
import type { WeightedCriterion } from './final-score.ts';
import type { VoteTable } from './score-votes.ts';

/** An entry that stands, with its scores of 0 to 100. */
export interface FinalScore {
  entryId: string;
  /** The author's id; null once the account was deleted. */
  userId: string | null;
  voteScore: number;
  /** The rubric score, 0 to 100. Null when the votes decide alone. */
  rubricScore: number | null;
  final: number;
  /** One line that explains the entry's score. */
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
 * Combines the table of votes with the rubrics into final scores, best first, equal ones by id. Rubrics count only if all entries that stand
 * have one (docs/rules/challenges.md#final-score). The caller holds the lock of the challenge's row and knows that the table is current.
 */
export async function finalScores(tx: Tx, challengeId: string, table: VoteTable): Promise<FinalScore[]> {
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
