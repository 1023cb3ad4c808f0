import { AppError, notFound } from '#kernel/errors.ts';

/** 409: the voting of a challenge has not begun, or is over. */
export const votingClosed = (): AppError => new AppError('voting_closed', 'conflict', 'This challenge takes no votes now.');
/** 409: the pair does not wait for this person, or one of its entries was withdrawn or removed. */
export const pairGone = (): AppError => new AppError('pair_gone', 'conflict', 'This pair is no longer there. Your vote was not stored. Here comes the next pair.');
export const alreadyVoted = (): AppError => new AppError('already_voted', 'conflict', 'You have voted on this pair already.');
/** 429: the vote came sooner after the pair than a person can look. */
export const tooFast = (): AppError => new AppError('too_fast', 'rate_limited', 'That was faster than one can look. Please look at both entries, then choose.', { retryAfterSeconds: 1 });
export const voteMissing = (): AppError => notFound('This vote');
/** 409: only the latest vote in a challenge can be taken back. */
export const votedAgain = (): AppError => new AppError('voted_again', 'conflict', 'You have voted since. Only the latest vote can be taken back.');
