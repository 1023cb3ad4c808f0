import type { RunFailureCode } from '../failure-words.ts';
import { isOneOf } from '#contracts/typed-records.ts';

/**
 * Codes of failures that the provider or the platform caused, and that a runner cannot cause. Only these allow a refund
 * (docs/rules/selling.md#unlock-refund). A runner can force an empty text (`empty`), an endless one (`too_large`) and a full queue of their
 * own (`waited_too_long`). A new code stays out until a test shows that a runner cannot force it.
 */
export const OUR_SIDE = ['timeout', 'rate_limited', 'server_error', 'bad_answer', 'cut_stream', 'unavailable', 'crashed', 'deadline', 'provider_gone', 'internal'] as const satisfies readonly RunFailureCode[];

/** Whether the platform or the provider caused a run's failure, and not the runner. */
export const failedOnOurSide = (code: string): boolean => isOneOf(OUR_SIDE, code);
