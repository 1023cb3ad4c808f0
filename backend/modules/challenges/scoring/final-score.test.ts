import { describe, expect, it } from 'vitest';
import { finalScore, reasonOf, rubricScore } from './final-score.ts';

const CRITERIA = [{ key: 'theme', label: 'Theme', weight: 40 }, { key: 'craft', label: 'Craft', weight: 35 }, { key: 'spark', label: 'Spark', weight: 25 }];

describe('the rubric', () => {
  it('turns the judge’s points of 0 to 10 by their weights into a rubric score of 0 to 100', () => {
    expect(rubricScore(CRITERIA, { theme: 10, craft: 10, spark: 10 })).toBe(100);
    expect(rubricScore(CRITERIA, { theme: 7, craft: 8.5, spark: 6 })).toBe(72.75);
    expect(rubricScore(CRITERIA, { theme: 0, craft: 0, spark: 0 })).toBe(0);
  });

  it('gives no rubric score when a criterion is missing or nothing was judged', () => {
    expect(rubricScore(CRITERIA, { theme: 7, craft: 8 })).toBeNull();
    expect(rubricScore(CRITERIA, null)).toBeNull();
    expect(rubricScore([], { theme: 7 })).toBeNull();
  });
});

describe('the final score', () => {
  it('computes the final score from 60 % votes and 40 % rubric, rounded to the hundredth', () => {
    expect(finalScore(71.234, 82)).toBe(75.54);
    expect(finalScore(100, 0)).toBe(60);
  });

  it('uses the votes alone as the final score when there is no rubric', () => expect(finalScore(71.236, null)).toBe(71.24));
});

describe('the reason', () => {
  it('explains a score by its votes, the duels it would win, and the judge’s best criterion', () => {
    expect(reasonOf({ voteScore: 71.2, votes: 38, rubric: 82.4, criteria: CRITERIA, points: { theme: 9, craft: 8, spark: 7 } }))
      .toBe('By 38 votes it would win 71 of 100 duels with the other entries. The judge gave 82 of 100, most for theme.');
  });

  it('explains a score without a best criterion when two criteria are equal', () => {
    expect(reasonOf({ voteScore: 50, votes: 1, rubric: 80, criteria: CRITERIA, points: { theme: 8, craft: 8, spark: 8 } }))
      .toBe('By 1 vote it would win 50 of 100 duels with the other entries. The judge gave 80 of 100.');
  });

  it('explains a score by the votes alone, or says that no vote counted', () => {
    expect(reasonOf({ voteScore: 50, votes: 0, rubric: null, criteria: [], points: null })).toBe('No vote on it counted, so it stands in the middle. The votes decided alone.');
  });
});
