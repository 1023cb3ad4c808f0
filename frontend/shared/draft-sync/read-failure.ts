import { ApiError, isAnswer, isRetryable, messageOf, NetworkError, TimeoutError } from '#lib/api-error.ts';
import type { SaveFailure } from './draft-state.ts';
import { READ_FAILURE } from './draft-sync.words.ts';

/** Finds out from an error why a draft's save failed. `theirsIn` finds the server's draft in the details of a `draft_conflict`; null when there is none. */
export function readFailure<Draft>(error: unknown, theirsIn: (details: Record<string, unknown>) => Draft | null): SaveFailure<Draft> {
  const answered = isAnswer(error);
  if (error instanceof NetworkError || error instanceof TimeoutError) return { kind: 'unreachable', answered };
  if (error instanceof ApiError) {
    const theirs = error.code === 'draft_conflict' ? theirsIn(error.body?.details ?? {}) : null;
    if (theirs !== null) return { kind: 'conflict', theirs, answered };
    if (error.status === 404) return { kind: 'gone', answered };
    if (error.status === 401) return { kind: 'refused', message: READ_FAILURE.signedOut, again: true, answered };
  }
  return { kind: 'refused', message: messageOf(error, READ_FAILURE.failed), again: isRetryable(error), answered };
}
