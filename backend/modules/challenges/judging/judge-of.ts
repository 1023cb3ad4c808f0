import type { ChallengeJudge } from '#contracts/challenges.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { ChallengesContext } from '../challenges-context.ts';

/** Who scores the rubric of a new challenge: a hosted model where one is configured that reads the type, else administrators. */
export const judgeOf = ({ judgeModel }: Pick<ChallengesContext, 'judgeModel'>, contentType: ContentType): ChallengeJudge => (judgeModel() !== null && contentType === 'text' ? 'model' : 'administrators');
