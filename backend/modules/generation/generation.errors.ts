import { counted } from '#contracts/plural.ts';
import { HOUR_SECONDS } from '#contracts/durations.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Issue } from '#contracts/errors.ts';
import { AppError, notFound } from '#kernel/errors.ts';
import type { Plan } from './generation.options.ts';

/** 429: the user has as many waiting runs as the plan allows (docs/rules/runs.md#slots). Nothing was held. */
export const tooManyWaiting = (limit: number): AppError =>
  new AppError(
    'too_many_waiting',
    'rate_limited',
    `You have ${limit} runs waiting already. Wait until some finish, then start the next. Nothing was charged.`,
    { details: { limit }, retryAfterSeconds: 30 },
  );

/** 409: the person has used today's free trial run, or the creator's wallet cannot pay for it. */
export const freeTrialRunGone = (): AppError =>
  new AppError('free_trial_run_gone', 'conflict', 'You have used today’s free trial run of this creator. Run it for its price, or come back tomorrow.');

/** 429 with `details.until`: this person cannot run this prompt until then, because their runs leaked its sealed text (docs/rules/sealing.md#after-a-leak). */
export function tooManyLeaks(until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const hours = Math.ceil(seconds / HOUR_SECONDS);
  return new AppError(
    'too_many_leaks',
    'rate_limited',
    `Several of your runs repeated this prompt’s sealed text, so you cannot run it for a while. Try again in ${counted(hours, 'hour')}. Nothing was charged.`,
    { details: { until: until.toISOString() }, retryAfterSeconds: seconds },
  );
}

/** 429: the free trial runs that this creator gives to one network in a day are used up. */
export const freeTrialRunsGoneHere = (retryAfterSeconds: number | undefined): AppError =>
  new AppError('free_trial_run_limit', 'rate_limited', 'This creator’s free trial runs for your network are used up today. Run it for its price, or come back tomorrow.', {
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

/** 409: the member may not enter a challenge with this prompt. It must be their own, free or unlocked, and without a royalty for the free run. */
export const promptNotForEntry = (): AppError =>
  new AppError('prompt_not_allowed', 'conflict', 'Entries are made with prompts that you wrote, unlocked, or that are free. The free run takes none with a fee.');

/** 409: the prompt's content type is not the challenge's content type. */
export const wrongEntryType = (contentType: ContentType): AppError =>
  new AppError('wrong_type', 'conflict', `This challenge takes prompts of the type ${contentType} alone.`);

/** 409: a challenge entry may not use an uploaded file, because the file could be made elsewhere. */
export const filesInEntry = (): AppError => new AppError('start_file', 'conflict', 'Entries are made without uploaded files. Leave the file fields empty.');

/** 409: a challenge entry stays hidden until the results are published (docs/rules/challenges.md#blindness). */
export const stillBlind = (): AppError => new AppError('still_blind', 'conflict', 'This is an entry of a challenge. You can show it once the results stand.');

/** 422: the draft lacks something that a test run needs. The issues name each missing part. */
export const draftNotReady = (issues: Issue[]): AppError =>
  new AppError('not_ready', 'unprocessable', 'Some parts are missing before this can be tested.', { issues });

/** 409: an imported creation cannot be published, shown or run again: the prompt that made it is not in this installation. */
export const importedRun = (): AppError =>
  new AppError('imported_run', 'conflict', 'This came from another installation. It stays private, and it cannot be run again here.');

/** 409: a moderator's review run can be repeated only from the review queue, because it costs nothing. */
export const runOfReview = (): AppError =>
  new AppError('run_of_review', 'conflict', 'This was a test for a review. Run it again from the review queue.');

/** 409: an improvement of instructions can be repeated only from their builder, because only the builder has the current instructions. */
export const runOfBuilder = (): AppError => new AppError('run_of_builder', 'conflict', 'This improved instructions. Ask for it again in the builder.');

/** 422: the run delivered nothing that could be shown. */
export const nothingToShow = (): AppError =>
  new AppError('nothing_to_show', 'unprocessable', 'This run has nothing to show. Choose one with a result.');

/** 422: the run cannot become a sample, because it was made with a text that is neither published nor the draft's. */
export const sampleOfAnotherText = (): AppError =>
  new AppError('sample_of_another_text', 'unprocessable', 'This was made with another text than the published one. Publish that text first, or run the published prompt again.');

/** 422: the output repeats the sealed text of its prompt, so it cannot become a sample. */
export const tooTelling = (): AppError =>
  new AppError('too_telling', 'unprocessable', 'This output repeats part of your sealed text, so everyone could read it. Choose another run as a sample.');

/** 422: the output repeats the text of a sealed prompt, so its owner may not share it by a link or attach it to a review. */
export const tooTellingToShow = (): AppError =>
  new AppError('too_telling', 'unprocessable', 'This result repeats part of a sealed prompt, so everyone with the link could read it. Share another run.');

/** 409: the output repeats the text of a sealed prompt, so its owner may not publish it. */
export const tooTellingToPublish = (): AppError =>
  new AppError('too_telling', 'conflict', 'This result repeats part of a sealed prompt, so everyone could read it. It stays private.');

/** 409: a test run of a draft cannot be published, because it shows a text that is not published. */
export const testStaysPrivate = (): AppError =>
  new AppError('test_run', 'conflict', 'This was a test of a draft, so it stays private. Run the published prompt and publish that.');

/** 409: moderators removed the prompt of this output, so the output cannot be published. */
export const promptRemoved = (): AppError =>
  new AppError('prompt_removed', 'conflict', 'The prompt of this creation was removed by moderators, so it stays private.');

/** 409: moderators took this creation out of all public places, so its owner cannot publish it again. */
export const removedByModerators = (): AppError =>
  new AppError('creation_removed', 'conflict', 'Moderators removed this creation from public places, so it stays private. The decision’s page explains how to appeal.');

/** 422: the prompt has as many samples as a prompt may have. */
export const tooManySamples = (limit: number): AppError =>
  new AppError('too_many_samples', 'unprocessable', `A prompt shows at most ${limit} samples. Remove one first.`, { details: { limit } });

/** 409: a run that is still in progress cannot be deleted or repeated. */
export const stillRunning = (what: 'delete' | 'retry'): AppError =>
  new AppError(
    'still_running',
    'conflict',
    what === 'delete' ? 'This run is still in progress. Stop it first, then delete it.' : 'This run is still in progress. Wait for it, or stop it first.',
  );

/** 409: the free retry of this run was used already, or the run never had one. */
export const freeRetryGone = (): AppError =>
  new AppError('free_retry_gone', 'conflict', 'There is no free retry left for this run. Nothing was started or charged.');

/** 409: the time in which a run's owner may use its free retry has passed. */
export const freeRetryTooLate = (): AppError =>
  new AppError('free_retry_too_late', 'conflict', 'A free retry must start within 10 minutes of the end of the run. Nothing was started or charged.');

/** 409: the person has used all free retries of this UTC day. */
export const freeRetriesUsed = (perDay: number, plan: Plan): AppError =>
  new AppError(
    'free_retries_used',
    'conflict',
    `${plan === 'pro' ? `Your ${perDay} free retries of today are used` : 'Today’s free retry is used; Pro has three a day'}. Nothing was started or charged. New ones come at midnight (UTC).`,
    { details: { perDay } },
  );

/** 409: an administrator switched generation off. Nothing was held. `words` is what the administrator says about it. */
export const generationOff = (words: string): AppError => new AppError('generation_off', 'conflict', `${words} Nothing was started or charged.`);

/** 422: the request contains a blocked word. Nothing was held. The error does not name the word, so that people cannot find out the list by trying. */
export const wordsRefused = (whose: 'own' | 'prompt'): AppError =>
  new AppError('words_refused', 'unprocessable', `${whose === 'own' ? 'Your text has words that nothing is made for here. Change them and try again.' : 'The text of this prompt has words that nothing is made for here.'} Nothing was started or charged.`);

export const SETTINGS_CHANGED = 'settings_changed';

/** 409: another administrator saved these settings after this one had opened the editor, so nothing was saved. */
export const settingsChanged = (): AppError =>
  new AppError(SETTINGS_CHANGED, 'conflict', 'Another administrator saved these settings meanwhile. Nothing of yours was saved. Look at the new ones first.');

/** 404: the version of the settings that an administrator wants back does not exist. */
export const unknownVersion = (): AppError => notFound('This version');

/** 429: the person has as many unfinished runs of this model as the operator allows. Nothing was held. */
export const modelLimitReached = (label: string, limit: number): AppError =>
  new AppError('model_limit', 'rate_limited', `${label} makes ${counted(limit, 'run')} for one person at once. Wait for one to finish, or choose another model. Nothing was charged.`, { details: { limit }, retryAfterSeconds: 15 });

/** 409: the person cannot rate the run, because it delivered nothing. */
export const notDelivered = (): AppError => new AppError('not_delivered', 'conflict', 'This run has no result to rate.');

/** 409: the run has ended, so it cannot be stopped. Its receipt stays. */
export const alreadyFinished = (): AppError =>
  new AppError('already_finished', 'conflict', 'This run had finished already.');

/** Thrown when another worker holds the run, or the run has ended. The output of this attempt is discarded. */
export class LostRun extends Error {
  override readonly name = 'LostRun';
  constructor() {
    super('the run was lost to another attempt');
  }
}

/** 409: the API key may not spend so much on one run, or in one UTC day (docs/rules/keys.md#ceilings). `ceiling` is in tokens. */
export const keyCeiling = (limit: 'run' | 'day', ceiling: number): AppError =>
  new AppError('key_ceiling', 'conflict', `This API key may spend at most ${ceiling} tokens a ${limit}.`, { details: { limit, ceiling } });
