import type { ContentType } from '#contracts/primitives.ts';
import type { ProviderFailureCode } from './provider.port.ts';

/** The codes of the reasons for which a run failed, was blocked or delivered only a part. */
export type RunFailureCode = ProviderFailureCode | 'crashed' | 'deadline' | 'waited_too_long' | 'provider_gone' | 'over_cap' | 'generation_off' | 'sealed_leak' | 'sealed_slices' | 'too_many_leaks' | 'internal';

const NOTHING = 'Nothing was charged.';
const NOUN: Record<ContentType, string> = { text: 'text', image: 'image', video: 'video' };

const SENTENCES: Record<RunFailureCode, (noun: string) => string> = {
  timeout: (noun) => `The ${noun} took too long and was stopped. ${NOTHING} Try again, or ask for something shorter.`,
  rate_limited: (noun) => `The ${noun} model is too busy right now. ${NOTHING} Try again in a few minutes.`,
  server_error: (noun) => `The ${noun} model failed three times in a row. ${NOTHING} Try again in a moment.`,
  bad_answer: (noun) => `The ${noun} model sent an answer that cannot be read. ${NOTHING} Try again in a moment.`,
  cut_stream: (noun) => `The connection to the model broke before the ${noun} was complete. ${NOTHING} Try again in a moment.`,
  too_large: (noun) => `The ${noun} was too large to store. ${NOTHING} Try again, or ask for something smaller.`,
  empty: (noun) => `The ${noun} model sent no result. ${NOTHING} Try again with a few more details.`,
  refused: (noun) => `The content rules of the ${noun} model do not allow this. ${NOTHING} Change the wording and run it again.`,
  invalid_request: (noun) => `The ${noun} model did not accept this request. ${NOTHING} Try another model, or change the options.`,
  unavailable: (noun) => `The ${noun} model cannot be reached. ${NOTHING} Try again in a few minutes.`,
  aborted: (noun) => `The ${noun} was interrupted. ${NOTHING} Try again.`,
  crashed: (noun) => `The run stopped several times before the ${noun} was complete. ${NOTHING} Change a detail and try again.`,
  deadline: (noun) => `The ${noun} was not ready in time. ${NOTHING} Try again in a moment.`,
  waited_too_long: (noun) => `This ${noun} run waited 24 hours for a free slot, so it was ended. ${NOTHING} Run it again when fewer of your runs are waiting.`,
  provider_gone: (noun) => `The ${noun} model of this run is no longer available here. ${NOTHING} Try again with another model.`,
  over_cap: (noun) => `This server’s budget for the ${noun} model is used up this month. ${NOTHING} Try another model.`,
  generation_off: (noun) => `Making things was paused before this ${noun} run began, so it was ended. ${NOTHING} Run it again when the pause is over.`,
  sealed_leak: (noun) => `The ${noun} began to repeat this prompt’s sealed text, so it was stopped. ${NOTHING} Run it again as it is. If it stops again, report the prompt.`,
  sealed_slices: (noun) => `Together with your other runs of this prompt in the last 30 days, this ${noun} would have shown too much of its sealed text, so it was stopped. ${NOTHING} Runs that show none of that text still work. Those earlier runs stop counting after 30 days.`,
  too_many_leaks: () => `Other runs of yours began to repeat this prompt’s sealed text while this one waited, so it was not started. ${NOTHING} Try again tomorrow.`,
  internal: (noun) => `An error on our side stopped the ${noun}. ${NOTHING} Try again in a moment.`,
};

/** The message to the owner of a failed or blocked run: what happened, that it cost nothing, and what to do next. */
export const failureWords = (code: RunFailureCode, contentType: ContentType): string => SENTENCES[code](NOUN[contentType]);

/** The message to the owner of a run that delivered only some of its images. */
export const partialWords = (delivered: number | string, quantity: number): string =>
  `${delivered} of ${quantity} images arrived; the others failed. You paid only for what arrived. Run it again for the rest.`;
