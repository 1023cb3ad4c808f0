import type { RunFailureCode } from '../failure-words.ts';

/**
 * Failures that a runner cannot bring about by what they ask for, upload, choose or cancel: the provider's and our own.
 * A code that is not here opens no refund. A text of nothing (`empty`), one without end (`too_large`) and a place in one's
 * own full queue (`waited_too_long`) are easily forced, so a new code stays out until it is shown that it cannot be.
 */
export const OUR_SIDE = ['timeout', 'rate_limited', 'server_error', 'bad_answer', 'cut_stream', 'unavailable', 'crashed', 'deadline', 'provider_gone', 'internal'] as const satisfies readonly RunFailureCode[];

/** Whether a run failed on the provider's or our side. */
export const failedOnOurSide = (code: string): boolean => (OUR_SIDE as readonly string[]).includes(code);
