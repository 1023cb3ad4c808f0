import { MINUTE_MS } from '#contracts/durations.ts';
import { draft, TITLE_MAX } from '#contracts/prompt-drafts.ts';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { ApiError, isRetryable, messageOf, NetworkError, TimeoutError } from '#lib/api-error.ts';
import type { SaveState } from '../draft-store.ts';
import { SYNC_FAILURE } from '../builder.words.ts';

/** What a failed save means: a draft from another device to compare with, or a state and whether to try again by itself. */
export type SyncFailure = { theirs: Draft } | { state: SaveState; again: boolean };

const LONGEST_PAUSE_MS = MINUTE_MS;

/** Wait before the next try in ms, after so many failures in a row. */
export const retryDelay = (failures: number): number => Math.min(5_000 * 2 ** (failures - 1), LONGEST_PAUSE_MS);

/** Reads a failed save. `kept` says whether this browser holds a copy. */
export function readFailure(error: unknown, kept: boolean): SyncFailure {
  if (error instanceof NetworkError || error instanceof TimeoutError) return { state: { kind: 'offline', kept }, again: true };
  if (error instanceof ApiError) {
    const theirs = error.code === 'draft_conflict' ? draft.safeParse(error.body?.details?.draft) : null;
    if (theirs?.success) return { theirs: theirs.data };
    if (error.status === 404) return { state: { kind: 'gone' }, again: false };
    if (error.status === 401) return { state: { kind: 'failed', message: SYNC_FAILURE.signedOut }, again: true };
  }
  return { state: { kind: 'failed', message: messageOf(error, SYNC_FAILURE.failed) }, again: isRetryable(error) };
}

const COPY = ' (copy)';

/** The title of a copy, within its limit. */
export const copyTitle = (title: string): string => (title.trim() === '' ? title : title.slice(0, TITLE_MAX - COPY.length) + COPY);
