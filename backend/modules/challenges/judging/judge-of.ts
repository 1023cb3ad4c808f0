import type { ChallengeJudge } from '#contracts/challenges.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { ChallengesContext } from '../challenges-context.ts';

/** Chooses the judge of a new challenge: the hosted model for texts if one is configured, else administrators. */
export const judgeOf = ({ judgeModel }: Pick<ChallengesContext, 'judgeModel'>, contentType: ContentType): ChallengeJudge => (judgeModel() !== null && contentType === 'text' ? 'model' : 'administrators');
