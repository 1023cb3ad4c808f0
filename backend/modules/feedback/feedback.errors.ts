import { counted } from '#contracts/plural.ts';
import { AppError, notFound } from '#kernel/errors.ts';

/** 404: the feature does not exist, or it is hidden from voters. */
export const featureGone = (): AppError => notFound('This feature');

/** 409: the person has voted for this feature already (docs/rules/feedback.md#one-vote). */
export const alreadyVoted = (): AppError => new AppError('already_voted', 'conflict', 'You have already voted for this feature. Each person has one vote.');

/** 409: the feature takes no votes, because its status is not `voting`. */
export const votingClosed = (): AppError => new AppError('voting_closed', 'conflict', 'Voting on this feature is over.');

/** 409: the flag `feature_votes` is off for this person. */
export const votesPaused = (): AppError => new AppError('voting_closed', 'conflict', 'Voting is paused at the moment. Please try again later.');

/** 409: another administrator changed the feature after this one opened its editor. */
export const featureChanged = (title: string): AppError =>
  new AppError('feature_changed', 'conflict', `Another administrator changed “${title}” meanwhile. Nothing was saved. Check the new version first.`);

/** 409: the list of features changed after the administrator loaded it. */
export const orderChanged = (): AppError =>
  new AppError('order_changed', 'conflict', 'The list changed meanwhile. Nothing was moved. Check the new list first.');

/** 409: deleting the feature would delete votes, so the administrator must hide it or merge it. */
export const featureHasVotes = (votes: number): AppError =>
  new AppError('feature_has_votes', 'conflict', `${counted(votes, 'person has', 'people have')} voted for this feature. Hide it, or merge it into another one, so that no vote is lost.`);

/** 409: the voters of a completed feature have a message with its name, so it may not be merged into another feature. */
export const mergeOfCompleted = (): AppError =>
  new AppError('merge_of_completed', 'conflict', 'A completed feature cannot be merged, because its voters were told about it. Hide it instead.');

/** 409: the list has the most next features that it may have. The API sends it whole, and people read it whole. */
export const tooManyFeatures = (most: number): AppError =>
  new AppError('too_many_features', 'conflict', `There are ${most} features already. Merge or delete some first.`);
