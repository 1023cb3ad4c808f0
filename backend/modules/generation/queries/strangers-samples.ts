import type { GenerationOutput } from '#contracts/generation.ts';
import { SAMPLE_TEXT_MAX, samplePicturePath } from '#contracts/prompt-samples.ts';
import type { PromptSample } from '#contracts/prompt-samples.ts';
import type { Connection } from '#kernel/db/database.ts';
import { beginningOf } from '../domain/words.ts';
import type { Deps } from '../generation-deps.ts';
import { listSamples } from './list-samples.ts';

/**
 * The samples of a sealed prompt for people who have not unlocked it: the beginnings of texts, and marked pictures and clips
 * (docs/rules/sealing.md#marked-samples). `version` is the sealed version.
 */
export async function strangersSamples(connection: Connection, deps: Pick<Deps, 'media'>, promptId: string, version: number | null): Promise<PromptSample[]> {
  const samples = await listSamples(connection, deps, promptId, version);
  const found = await connection('prompt_samples').where({ prompt_id: promptId }).whereNotNull('clip_file_id').select('id', 'clip_file_id');
  const clips = new Map(found.flatMap(({ id, clip_file_id: fileId }) => (fileId === null ? [] : [[id, deps.media.urlOf(fileId)] as const])));
  return samples.map((sample) => ({ ...sample, outputs: sample.outputs.flatMap((output, position) => marked(output, samplePicturePath(promptId, sample.id, position), position === 0 ? clips.get(sample.id) : undefined)) }));
}

/** What strangers see of an output. A video without a marked clip becomes its marked still picture, or is left out when it has none. */
function marked(output: GenerationOutput, picture: string, clip: string | undefined): GenerationOutput[] {
  if (output.kind === 'text') return [{ ...output, text: beginningOf(output.text, SAMPLE_TEXT_MAX) }];
  if (output.kind === 'video' && clip) return [{ ...output, url: clip, mime: 'video/mp4', posterUrl: output.posterUrl && picture }];
  if (output.kind === 'video' && output.posterUrl === null) return [];
  return [{ ...output, kind: 'image', url: picture, mime: 'image/webp', posterUrl: null, durationMs: null }];
}
