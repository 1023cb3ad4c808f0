import { SCORE_SHARES } from '#contracts/challenges.ts';

/** A criterion of a challenge's rubric. */
export interface WeightedCriterion {
  key: string;
  label: string;
  /** The weight of the criterion in percent. All weights sum to 100. */
  weight: number;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Computes the rubric score, 0 to 100, from the judge's points of 0 to 10 per criterion. Null if a criterion is missing. */
export function rubricScore(criteria: readonly WeightedCriterion[], points: Readonly<Record<string, number>> | null): number | null {
  if (points === null || criteria.length === 0) return null;
  let sum = 0;
  for (const { key, weight } of criteria) {
    const given = points[key];
    if (given === undefined) return null;
    sum += weight * given;
  }
  return hundredths(sum / 10);
}

/**
 * Computes the final score of an entry: 60 % votes and 40 % rubric, rounded to the hundredth (docs/rules/challenges.md#final-score). Without
 * a rubric only the votes count.
 */
export function finalScore(voteScore: number, rubric: number | null): number {
  if (rubric === null) return hundredths(voteScore);
  return hundredths((SCORE_SHARES.votes * voteScore + SCORE_SHARES.rubric * rubric) / 100);
}

export interface Explained {
  /** The score of the entry by its votes, 0 to 100. */
  voteScore: number;
  votes: number;
  rubric: number | null;
  criteria: readonly WeightedCriterion[];
  points: Readonly<Record<string, number>> | null;
}

/** Explains an entry's score in one line for the results page. */
export function reasonOf({ voteScore, votes, rubric, criteria, points }: Explained): string {
  const judged = rubric === null ? 'The votes decided alone.' : `The judge gave ${Math.round(rubric)} of 100${strongest(criteria, points)}.`;
  if (votes === 0) return `No vote on it counted, so it stands in the middle. ${judged}`;
  return `By ${votes === 1 ? '1 vote' : `${votes} votes`} it would win ${Math.round(voteScore)} of 100 duels with the other entries. ${judged}`;
}

/** The criterion with the most points. Empty if two criteria share the most. */
function strongest(criteria: readonly WeightedCriterion[], points: Explained['points']): string {
  const most = Math.max(...criteria.map(({ key }) => points?.[key] ?? 0));
  const [best, equal] = criteria.filter(({ key }) => (points?.[key] ?? 0) === most);
  return criteria.length > 1 && best !== undefined && equal === undefined ? `, most for ${best.label.toLowerCase()}` : '';
}
