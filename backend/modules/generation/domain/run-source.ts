/**
 * The place from which a run was requested. `test` and `improve` are an author's runs of a draft, and `review` is a moderator's run of a
 * submitted version. `imported` runs came from another installation, and `chat` runs write replies.
 */
export type RunSource = 'prompt' | 'free' | 'challenge' | 'test' | 'improve' | 'review' | 'imported' | 'chat';

const WITHOUT_PROMPT: ReadonlySet<RunSource> = new Set(['test', 'improve', 'review', 'challenge']);

export interface SourcedRun {
  run_source: RunSource;
  prompt_id: string | null;
  prompt_version_id: string | null;
  /** Tokens that a free retry would have cost; null for all other runs. */
  waived: number | null;
}

/**
 * The run source and the prompt that a run's events name. Runs of drafts and reviews name no prompt: an author's or moderator's run does not
 * show that the prompt is liked. Runs for challenge entries name none, because figures would reveal a blind entry's prompt. Free retries name
 * none, because the paid run was counted already.
 */
export function sourceOf({ run_source: runSource, prompt_id: promptId, prompt_version_id: promptVersionId, waived }: SourcedRun) {
  return WITHOUT_PROMPT.has(runSource) || waived !== null ? { runSource, promptId: null, promptVersionId: null } : { runSource, promptId, promptVersionId };
}
