import { counted } from '#contracts/plural.ts';
import { AppError, notFound } from '#kernel/errors.ts';

/** 404 for a feature that is not there, or hidden from voters. */
export const featureGone = (): AppError => notFound('This feature');

/** A person has one vote per feature (docs/rules/feedback.md#one-vote). */
export const alreadyVoted = (): AppError => new AppError('already_voted', 'conflict', 'You have already voted for this feature. Each person has one vote.');

/** Only features with the status `voting` take votes. */
export const votingClosed = (): AppError => new AppError('voting_closed', 'conflict', 'Voting on this feature is over.');

/** The flag `feature_votes` is off for this person. */
export const votesPaused = (): AppError => new AppError('voting_closed', 'conflict', 'Voting is paused at the moment. Please try again later.');

/** Another administrator changed this feature after the editor was opened. */
export const featureChanged = (title: string): AppError =>
  new AppError('feature_changed', 'conflict', `Another administrator changed “${title}” meanwhile. Nothing was saved. Check the new version first.`);

/** The list is not the one that the editor had seen. */
export const orderChanged = (): AppError =>
  new AppError('order_changed', 'conflict', 'The list changed meanwhile. Nothing was moved. Check the new list first.');

/** A delete would take votes away from people: hide or merge. */
export const featureHasVotes = (votes: number): AppError =>
  new AppError('feature_has_votes', 'conflict', `${counted(votes, 'person has', 'people have')} voted for this feature. Hide it, or merge it into another one, so that no vote is lost.`);

/** The voters of a completed feature have been told about it under its own name. */
export const mergeOfCompleted = (): AppError =>
  new AppError('merge_of_completed', 'conflict', 'A completed feature cannot be merged, because its voters were told about it. Hide it instead.');

/** The list is sent whole and read by people. */
export const tooManyFeatures = (most: number): AppError =>
  new AppError('too_many_features', 'conflict', `There are ${most} features already. Merge or delete some first.`);
