import type { Issue } from '#contracts/errors.ts';
import { pluralWord } from '#contracts/plural.ts';
import { BULK_PUBLISH_PER_DAY } from '#contracts/prompt-drafts.ts';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { AppError } from '#kernel/errors.ts';
import type { CopyRefusal } from './domain/sealed-copy.ts';

/** 409 with the current draft: another tab or device saved it after the revision that this save began from. */
export const draftConflict = (draft: Draft): AppError =>
  new AppError('draft_conflict', 'conflict', 'This draft was changed in another tab or device. Nothing is lost. Choose which version to keep.', { details: { draft } });

/** 422 with everything that stands between a draft and publishing. @see draftProblems */
export const notReady = (issues: Issue[]): AppError =>
  new AppError('not_ready', 'unprocessable', 'Some parts are missing before this can be published.', { issues });

/** The resembled prompt; slug and title are null if the author may not know of it. */
export interface Resemblance {
  message: string;
  slug: string | null;
  title: string | null;
}

/** How a text fared on the author's own test inputs: how many were tried, and on how many it worked. */
export interface TestResult {
  tried: number;
  worked: number;
}

export interface FewerSuccesses {
  before: TestResult;
  after: TestResult;
}

/** 409 with both results: publishing again with `despiteDrop` goes on. */
export const fewerSuccesses = ({ before, after }: FewerSuccesses): AppError =>
  new AppError(
    'fewer_successes', 'conflict', `Your draft worked on ${after.worked} of ${after.tried} test inputs; the published version on ${before.worked} of ${before.tried}.`, { details: { before, after } },
  );

/** 409: publishing again with `despiteWarning` goes on. */
export const nearDuplicate = (warning: Resemblance): AppError =>
  new AppError('near_duplicate', 'conflict', warning.message, { details: { warning } });

/** 422: a moderator sent the version back, and the draft has not changed since. */
export const unchangedSinceReview = (): AppError =>
  new AppError('unchanged', 'unprocessable', 'Nothing has changed since the last review. Change what the reviewer’s note names, then submit it again.');

/** 409: the prompt was published, so buyers and links may need it. */
export const stillPublished = (): AppError => new AppError('still_published', 'conflict', 'This prompt was published. Open it to unpublish it or to discard its changes.');

/** 422: categories belong to one content type. */
export const otherType = (): AppError => new AppError('other_type', 'unprocessable', 'This category belongs to another content type.');

/** 429: the day's bulk publishing is used up; single publishing goes on. */
export const bulkLimitReached = (): AppError =>
  new AppError('bulk_publish_limit', 'rate_limited', `You published ${BULK_PUBLISH_PER_DAY} prompts in bulk today. The rest can follow after midnight UTC, or one by one.`, { details: { limit: BULK_PUBLISH_PER_DAY } });

/** 403: a moderator took the prompt down, so it cannot be published. */
export const takenDown = (): AppError =>
  new AppError('prompt_removed', 'forbidden', 'This prompt was taken down. Your draft is safe. The message about it says how to appeal.');

/** 403 with `details.until`: the author has so many strikes that publishing is paused until then. */
export const publishingPaused = (until: Date): AppError =>
  new AppError('publishing_paused', 'forbidden', 'Publishing is paused for you until the oldest of your strikes has expired. Your drafts are safe, and each decision can be appealed.', { details: { until: until.toISOString() } });

/** 403: the prompt is sold in packs alone. */
export const packOnly = (): AppError =>
  new AppError('pack_only', 'forbidden', 'This prompt is only in a pack. Get the pack to run it.');

/** 403: the licence does not allow forks, or the text is sealed for this person. */
export const mayNotFork = (sealed: boolean): AppError =>
  new AppError('may_not_fork', 'forbidden', sealed ? 'This prompt is sealed. Unlock it to remix it.' : 'The creator of this prompt does not allow remixes.');

/** 403: only people who unlocked the prompt read this version, from the version on that they unlocked. */
export const sealedVersion = (): AppError =>
  new AppError('sealed', 'forbidden', 'This version is sealed. Unlock the prompt to read it.');

/** 403: a person may run the published version. Authors may run every published version, and buyers those from their purchase on. */
export const versionNotYours = (): AppError =>
  new AppError('version_not_yours', 'forbidden', 'You cannot run this version. You can run the published one, and every version from the one you unlocked.');

/** 403: the fork's author took a refund for the unlock of its original, and the fork is still nearly the same. */
export const forkLocked = (title: string): AppError =>
  new AppError('fork_locked', 'forbidden', `Your unlock of “${title}” is refunded, and this remix is still nearly the same. Unlock it again to open your remix.`);

const COPY_WORDS: Record<CopyRefusal, (title: string, prices: { runRoyalty: number; unlockPrice: number }) => string> = {
  not_free: (title) => `This is still nearly the same as ${title}, which is sealed. Sell yours sealed too, keep it private, or change it until it is your own.`,
  too_cheap: (title, { runRoyalty, unlockPrice }) =>
    `This is still nearly the same as ${title}, so it must not be cheaper: ${[
      runRoyalty > 0 ? `at least ${runRoyalty} ${pluralWord(runRoyalty, 'token')} per run` : 'not per run',
      ...(unlockPrice > 0 ? [`at least ${unlockPrice} to unlock`] : []),
    ].join(', ')}. Or change it until it is your own.`,
  not_a_fork: (title) => `This is nearly the same as ${title}, whose text you have read. Publish it as a remix if the licence allows that, keep it private, or change it until it is your own.`,
};

/** 422 with `details.refusal`: another person's sealed text would become public. Only people who know the title read it. */
export const sealedCopy = (refusal: CopyRefusal, title: string | null, prices: { runRoyalty: number; unlockPrice: number }): AppError =>
  new AppError('sealed_copy', 'unprocessable', COPY_WORDS[refusal](title === null ? 'the prompt that it comes from' : `“${title}”`, prices), { details: { refusal } });

/** 409: the version that a reviewer decides about is not the one that waits. */
export const notWaiting = (): AppError =>
  new AppError('not_waiting', 'conflict', 'This version no longer waits for a decision. Please reload the queue.');
