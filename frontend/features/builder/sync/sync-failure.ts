import { draft, TITLE_MAX } from '#contracts/prompt-drafts.ts';
import { ApiError, isAnswer, isRetryable, messageOf, NetworkError, TimeoutError } from '#lib/api-error.ts';
import type { SaveFailure } from '../draft-state.ts';
import { SYNC_FAILURE } from '../builder-shell.words.ts';

/** Reads a failed save. */
export function readFailure(error: unknown): SaveFailure {
  const answered = isAnswer(error);
  if (error instanceof NetworkError || error instanceof TimeoutError) return { kind: 'unreachable', answered };
  if (error instanceof ApiError) {
    const theirs = error.code === 'draft_conflict' ? draft.safeParse(error.body?.details?.draft) : null;
    if (theirs?.success) return { kind: 'conflict', theirs: theirs.data, answered };
    if (error.status === 404) return { kind: 'gone', answered };
    if (error.status === 401) return { kind: 'refused', message: SYNC_FAILURE.signedOut, again: true, answered };
  }
  return { kind: 'refused', message: messageOf(error, SYNC_FAILURE.failed), again: isRetryable(error), answered };
}

const COPY = ' (copy)';

/** The title of a copy, within its limit. */
export const copyTitle = (title: string): string => (title.trim() === '' ? title : title.slice(0, TITLE_MAX - COPY.length) + COPY);
