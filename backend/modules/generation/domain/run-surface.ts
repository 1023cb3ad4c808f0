/** Where a run was asked for. `test` and `improve` are the form builder's, by the author of a draft; `review` is a moderator's, of what waits for them. */
export type RunSurface = 'prompt' | 'free' | 'challenge' | 'test' | 'improve' | 'review';

const TRIALS: ReadonlySet<RunSurface> = new Set(['test', 'improve', 'review']);

export interface PlacedRun {
  surface: RunSurface;
  prompt_id: string | null;
  prompt_version_id: string | null;
  /** Null for all but free retries. */
  waived: number | null;
}

/**
 * The prompt that a run's events name. Runs of unpublished texts name none: an author or a reviewer who tries a text is no sign
 * that the prompt works, is liked or is run. Nor is a free retry: its
 * run was counted when it was paid for.
 */
export function placeOf({ surface, prompt_id: promptId, prompt_version_id: promptVersionId, waived }: PlacedRun) {
  return TRIALS.has(surface) || waived !== null ? { surface, promptId: null, promptVersionId: null } : { surface, promptId, promptVersionId };
}
