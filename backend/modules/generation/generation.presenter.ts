import { isTerminal } from '#contracts/generation.ts';
import type { Generation, GenerationDetail, GenerationOutput } from '#contracts/generation.ts';
import { pacedMs, usualMs } from '#contracts/run-time.ts';
import type { Receipt } from '#contracts/wallet.ts';
import type { PromptRef } from '#modules/prompts/index.ts';
import { runName } from './domain/run-name.ts';
import { excerptOf } from './domain/words.ts';
import type { GenerationOutputModel } from './models/generation-output.model.ts';
import type { GenerationRow } from './models/generation.model.ts';

export interface Surroundings {
  prompt: PromptRef | null;
  /** The username of the person who pays in place of the runner; null when the runner pays. */
  paidBy: string | null;
  outputs: readonly GenerationOutputModel[];
  /** The number of runs in the queue before this run; null when it is not queued. */
  place: number | null;
  /** The line that screens show under this provider's outputs; null for none. */
  credit: string | null;
  urlOf(fileId: string): string;
  /** The number of runs of this content type that all workers together make at once. */
  parallel: number;
  now: Date;
}

type Unlisted =
  | 'agent_id' | 'crashes' | 'creator_id' | 'deadline_at' | 'deleted_at' | 'draft_checksum' | 'failures' | 'fell_back_from' | 'file_ids' | 'free_retry_day' | 'from_run_id' | 'heartbeat_at' | 'lane' | 'leaks' | 'next_seq'
  | 'prompt_version_id' | 'provider_job_id' | 'provider_model' | 'provider_revision' | 'published_at' | 'rating' | 'request' | 'request_hash' | 'retry_of_id' | 'sealed' | 'seed' | 'shared_at' | 'surface' | 'key_id' | 'swept_at' | 'tells_text' | 'trashed_at' | 'removed_at';

/** The columns of a run that lists read. Whole texts are left out, because only the run's own page shows them. */
export type ListedRow = Omit<GenerationRow, Unlisted> & { text_listed?: boolean };

/** A run as its owner sees it in lists and over the socket. Each field is named here, so that a new column is not sent by accident. */
export function presentGeneration(run: ListedRow, around: Surroundings): Generation {
  return {
    id: run.id,
    status: run.status,
    contentType: run.content_type,
    title: run.title,
    name: runName(run.inputs),
    prompt: around.prompt,
    runSource: run.run_source,
    model: { id: run.model_id, label: run.model_label, provider: run.provider },
    credit: around.credit,
    quantity: run.quantity,
    delivered: run.delivered,
    aspect: run.aspect,
    length: run.length,
    quote: run.quote,
    captured: run.captured,
    paidBy: around.paidBy,
    waived: run.waived,
    freeRetryUntil: run.free_retry_until && run.free_retry_until > around.now ? run.free_retry_until.toISOString() : null,
    attempt: run.attempt_no,
    progress: run.progress,
    queuePosition: run.status === 'queued' ? around.place : null,
    etaAt: etaAt(run, around)?.toISOString() ?? null,
    excerpt: run.content_type === 'text' ? excerptOf(run.output_text) : null,
    outputs: presentOutputs(run, around),
    error: run.error_code === null ? null : { code: run.error_code, message: run.error_message ?? '' },
    createdAt: run.created_at.toISOString(),
    startedAt: run.started_at?.toISOString() ?? null,
    finishedAt: run.finished_at?.toISOString() ?? null,
  };
}

/** Facts that only the page of a single run shows, so lists do not look them up. */
interface DetailFacts {
  receipt: Receipt | null;
  /** Whether the run's owner may read the prompt's text. */
  readable: boolean;
  againPrice: number | null;
  freeRetriesLeft: number | null;
}

/** All fields of one run for its owner's page. It leaves the filled template of a sealed prompt out, even if the owner's unlock was refunded since. */
export function presentDetail(run: GenerationRow, generation: Generation, { readable, ...more }: DetailFacts): GenerationDetail {
  return {
    ...generation,
    inputs: run.inputs,
    promptText: run.sealed || !readable ? null : run.request.prompt,
    seed: run.seed,
    rating: run.rating,
    text: isTerminal(run.status) ? null : run.output_text,
    ...(run.fell_back_from !== null && { fellBackFrom: run.fell_back_from }),
    ...more,
  };
}

function presentOutputs(run: ListedRow, { outputs, urlOf }: Surroundings): GenerationOutput[] {
  if (run.content_type === 'text') {
    const kept = isTerminal(run.status) && run.status !== 'failed' && run.status !== 'blocked' && !run.text_listed;
    return kept && run.output_text ? [{ kind: 'text', text: run.output_text, mime: 'text/markdown' }] : [];
  }
  return outputs.map((output) => ({
    kind: output.kind,
    url: urlOf(output.file_id),
    posterUrl: output.poster_file_id && urlOf(output.poster_file_id),
    mime: output.mime,
    width: output.width,
    height: output.height,
    durationMs: output.duration_ms,
    altText: output.alt_text,
  }));
}

/**
 * Estimates when a run will be done, from its queue position and its model's usual time, and later from its own pace. Null when the run has ended, or
 * takes longer than usual and has no pace yet.
 */
function etaAt(run: ListedRow, { outputs, place, parallel, now }: Surroundings): Date | null {
  const eachMs = usualMs({ contentType: run.content_type, quantity: run.quantity, length: run.length }, run.eta_seconds);
  if (run.status === 'queued') return new Date(now.getTime() + eachMs * (Math.floor((place ?? 0) / parallel) + 1));
  if (run.status !== 'running' || !run.started_at) return null;
  // The words of a text stream. Of pictures, the time since the last one tells no pace, so that the remaining time does not grow until the next arrives.
  const done = run.content_type === 'text' ? { share: run.progress / 100, at: now } : { share: outputs.length / run.quantity, at: outputs.at(-1)?.created_at ?? now };
  const paced = pacedMs(done.at.getTime() - run.started_at.getTime(), done.share, run.attempt_no);
  const at = new Date(run.started_at.getTime() + (paced ?? eachMs));
  return at > now ? at : null;
}
