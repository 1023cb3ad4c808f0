import type { ContentType } from '#contracts/primitives.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { RunOptions } from '../domain/run-options.ts';
import type { GenerationRow, StoredRequest } from '../models/generation.model.ts';

/** The parts that a run of any source needs before the server can price it: filled request, inputs and options. */
export interface RunContent {
  contentType: ContentType;
  title: string;
  inputs: FormInputs;
  request: StoredRequest;
  sealed: boolean;
  /** Ids of the uploaded files that the inputs contain. */
  fileIds: string[];
  options: RunOptions;
  /** The requested model's id on the rate card. Undefined means the default model of the content type. */
  model: string | undefined;
}

/** A run that can be priced and stored: its content, and the fields of its source. */
export type PreparedRun = RunContent &
  (
    | { source: 'free' }
    | {
        source: 'prompt';
        promptId: string;
        versionId: string;
        creatorId: string;
        /** Tokens that the prompt's creator gets on top of the run's price. */
        royalty: number;
        /** Whether the runner has an unlock of the prompt. */
        unlocked: boolean;
        /** Seed of the sample that the runner wants to reproduce; undefined for other runs. */
        seed: number | undefined;
        /** The run that this one started from, such as the picture of a clip. */
        fromRunId: string | null;
      }
    | { source: 'free_trial'; promptId: string; versionId: string; creatorId: string; runsPerDay: number; seed: number | undefined; fromRunId: string | null }
    /** A run for a challenge entry. `systemAccountId` is the account that pays for a free one; null when the runner pays. */
    | { source: 'challenge'; promptId: string | null; versionId: string | null; creatorId: string | null; royalty: number; systemAccountId: string | null }
    | { source: 'test'; promptId: string; draftChecksum: string }
    | { source: 'starter_sample'; promptId: string; draftChecksum: string; systemAccountId: string }
    /** An improvement. `promptId` is null for instructions that belong to no prompt, such as those of an agent. */
    | { source: 'improve'; promptId: string | null }
    | { source: 'review'; promptId: string; versionId: string }
    /** A reply of a chat. `royalty` goes to the agent's author; with `free` it continues a reply that was paid for. */
    | { source: 'chat'; chatId: string; agentId: string | null; creatorId: string | null; royalty: number; free: boolean }
  );

/** The columns that say where a run comes from, and whose tokens are held when they are not the runner's own. */
export type SourceColumns = Pick<GenerationRow, 'run_source' | 'prompt_id' | 'prompt_version_id' | 'creator_id' | 'payer_id' | 'draft_checksum'>;

const NO_PROMPT = { prompt_id: null, prompt_version_id: null, creator_id: null, payer_id: null, draft_checksum: null };

/** Returns the columns for a run's source. A free trial run is stored as a prompt run, and a starter sample as a test run, because screens show them so. */
export function sourceColumns(run: PreparedRun): SourceColumns {
  switch (run.source) {
    case 'free':
      return { ...NO_PROMPT, run_source: 'free' };
    case 'prompt':
      return { ...NO_PROMPT, run_source: 'prompt', prompt_id: run.promptId, prompt_version_id: run.versionId, creator_id: run.creatorId };
    case 'free_trial':
      return { ...NO_PROMPT, run_source: 'prompt', prompt_id: run.promptId, prompt_version_id: run.versionId, creator_id: run.creatorId, payer_id: run.creatorId };
    case 'challenge':
      return { ...NO_PROMPT, run_source: 'challenge', prompt_id: run.promptId, prompt_version_id: run.versionId, creator_id: run.creatorId, payer_id: run.systemAccountId };
    case 'test':
      return { ...NO_PROMPT, run_source: 'test', prompt_id: run.promptId, draft_checksum: run.draftChecksum };
    case 'starter_sample':
      return { ...NO_PROMPT, run_source: 'test', prompt_id: run.promptId, draft_checksum: run.draftChecksum, payer_id: run.systemAccountId };
    case 'improve':
      return { ...NO_PROMPT, run_source: 'improve', prompt_id: run.promptId };
    case 'chat':
      return { ...NO_PROMPT, run_source: 'chat', creator_id: run.creatorId };
    case 'review':
      return { ...NO_PROMPT, run_source: 'review', prompt_id: run.promptId, prompt_version_id: run.versionId };
  }
}
