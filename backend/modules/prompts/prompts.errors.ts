import type { Issue } from '#contracts/errors.ts';
import { pluralWord } from '#contracts/plural.ts';
import { BULK_PUBLISH_PER_DAY } from '#contracts/prompt-drafts.ts';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { AppError } from '#kernel/errors.ts';
import type { CopyRefusal } from './domain/sealed-copy.ts';

/** 409 with the current draft: another tab or device saved the draft after the revision that this save began from. */
export const draftConflict = (draft: Draft): AppError =>
  new AppError('draft_conflict', 'conflict', 'This draft was changed in another tab or device. Nothing is lost. Choose which version to keep.', { details: { draft } });

/**
 * 422 with all issues that keep a draft from being published.
 * @see draftProblems
 */
export const notReady = (issues: Issue[]): AppError =>
  new AppError('not_ready', 'unprocessable', 'Some parts are missing before this can be published.', { issues });

/** The prompt that a text resembles; slug and title are null if the author may not know of it. */
export interface Resemblance {
  message: string;
  slug: string | null;
  title: string | null;
}

/** The result of a text on its author's own test inputs: how many inputs were tried, and on how many the text worked. */
export interface TestResult {
  tried: number;
  worked: number;
}

export interface FewerSuccesses {
  before: TestResult;
  after: TestResult;
}

/** 409 with the results of both texts: the new one works on fewer test inputs. The author can publish anyway with `despiteDrop`. */
export const fewerSuccesses = ({ before, after }: FewerSuccesses): AppError =>
  new AppError(
    'fewer_successes', 'conflict', `Your draft worked on ${after.worked} of ${after.tried} test inputs; the published version on ${before.worked} of ${before.tried}.`, { details: { before, after } },
  );

/** 409: the text resembles another prompt. The author can publish anyway with `despiteWarning`. */
export const nearDuplicate = (warning: Resemblance): AppError =>
  new AppError('near_duplicate', 'conflict', warning.message, { details: { warning } });

/** 422: a moderator sent the version back, and its author submits it again without a change. */
export const unchangedSinceReview = (): AppError =>
  new AppError('unchanged', 'unprocessable', 'Nothing has changed since the last review. Change what the reviewer’s note names, then submit it again.');

/** 409: a prompt that was published cannot be deleted with its draft, because buyers and links may need it. */
export const stillPublished = (): AppError => new AppError('still_published', 'conflict', 'This prompt was published. Open it to unpublish it or to discard its changes.');

/** 422: the chosen category belongs to another content type. */
export const otherType = (): AppError => new AppError('other_type', 'unprocessable', 'This category belongs to another content type.');

/** 429: the person has reached the day's limit of bulk publishing. Single drafts can still be published. */
export const bulkLimitReached = (): AppError =>
  new AppError('bulk_publish_limit', 'rate_limited', `You published ${BULK_PUBLISH_PER_DAY} prompts in bulk today. The rest can follow after midnight UTC, or one by one.`, { details: { limit: BULK_PUBLISH_PER_DAY } });

/** 403: a moderator took the prompt down, so its author cannot publish it. */
export const takenDown = (): AppError =>
  new AppError('prompt_removed', 'forbidden', 'This prompt was taken down. Your draft is safe. The message about it says how to appeal.');

/** 403 with `details.until`: the author has so many strikes that publishing is paused until then. */
export const publishingPaused = (until: Date): AppError =>
  new AppError('publishing_paused', 'forbidden', 'Publishing is paused for you until the oldest of your strikes has expired. Your drafts are safe, and each decision can be appealed.', { details: { until: until.toISOString() } });

/** 403: the prompt is sold in packs alone, so a run needs the pack. */
export const packOnly = (): AppError =>
  new AppError('pack_only', 'forbidden', 'This prompt is only in a pack. Get the pack to run it.');

/** 403: the licence does not allow forks, or the text is sealed for this person. */
export const mayNotFork = (sealed: boolean): AppError =>
  new AppError('may_not_fork', 'forbidden', sealed ? 'This prompt is sealed. Unlock it to remix it.' : 'The creator of this prompt does not allow remixes.');

/** 403: the version is sealed. People who unlocked the prompt may read it from the version on that they unlocked. */
export const sealedVersion = (): AppError =>
  new AppError('sealed', 'forbidden', 'This version is sealed. Unlock the prompt to read it.');

/** 403: this person may not run the version. Authors may run every published version, and buyers those from their purchase on. */
export const versionNotYours = (): AppError =>
  new AppError('version_not_yours', 'forbidden', 'You cannot run this version. You can run the published one, and every version from the one you unlocked.');

/** 403: the author of the fork took a refund for the unlock of its original, and the fork still repeats that prompt. */
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

/** 422 with `details.refusal`: publishing would make another person's sealed text public. The message names that prompt only to people who had access to it. */
export const sealedCopy = (refusal: CopyRefusal, title: string | null, prices: { runRoyalty: number; unlockPrice: number }): AppError =>
  new AppError('sealed_copy', 'unprocessable', COPY_WORDS[refusal](title === null ? 'the prompt that it comes from' : `“${title}”`, prices), { details: { refusal } });

/** 409: the version that a reviewer decides about no longer waits for review. */
export const notWaiting = (): AppError =>
  new AppError('not_waiting', 'conflict', 'This version no longer waits for a decision. Please reload the queue.');
