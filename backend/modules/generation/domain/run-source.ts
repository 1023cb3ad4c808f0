/** Where a run was requested. `test` and `improve` are runs of a draft by its author. `review` is a moderator's run of a submitted version. `imported` ones came with an account from another installation. `chat` ones write replies. */
export type RunSource = 'prompt' | 'free' | 'challenge' | 'test' | 'improve' | 'review' | 'imported' | 'chat';

const WITHOUT_PROMPT: ReadonlySet<RunSource> = new Set(['test', 'improve', 'review', 'challenge']);

export interface SourcedRun {
  run_source: RunSource;
  prompt_id: string | null;
  prompt_version_id: string | null;
  /** Null for all but free retries. */
  waived: number | null;
}

/**
 * The run source and the prompt that a run's events name. Events of runs of drafts and of submitted versions name no prompt, because runs by
 * an author or a moderator do not show that the prompt works or is liked. Events of runs for entries name none, because figures would tell
 * what an entry was made with while it is blind. Events of a free retry name none, because the paid run before it was counted.
 */
export function sourceOf({ run_source: runSource, prompt_id: promptId, prompt_version_id: promptVersionId, waived }: SourcedRun) {
  return WITHOUT_PROMPT.has(runSource) || waived !== null ? { runSource, promptId: null, promptVersionId: null } : { runSource, promptId, promptVersionId };
}
