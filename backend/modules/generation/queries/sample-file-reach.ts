import type { Connection } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import type { FileReach } from '#modules/media/index.ts';
import type { PromptFacts } from '#modules/prompts/index.ts';
import type { Deps } from '../generation-deps.ts';

interface SampleFile {
  prompt_id: string;
  clip: boolean;
  screened_version: number | null;
}

// Finds the sample that a file belongs to. Files of runs that a link, a review or a public page also shows are left out, because all people may load them.
const OF_SAMPLE = {
  name: 'generation_sample_of_file_3',
  sql: `
    select s.prompt_id, false as clip, s.screened_version from generation_outputs o
    join generations g on g.id = o.generation_id and g.shared_at is null and g.attached_at is null and g.published_at is null
    join prompt_samples s on s.generation_id = g.id and s.version_no is not null
    where o.file_id = cast(:fileId as uuid) or o.poster_file_id = cast(:fileId as uuid)
    union all select prompt_id, true, screened_version from prompt_samples where clip_file_id = cast(:fileId as uuid) limit 1`,
};

/**
 * Returns who may load a public file. If the file is the original of a sealed prompt's sample, only its owner and readers of the template may. Other people
 * may load the sample's marked clip, after the server found that the sample does not repeat the prompt's current text
 * (docs/rules/sealing.md#marked-samples). This is checked at each request, because people may keep the file's address from before the prompt was sealed.
 */
export async function sampleFileReach(connection: Connection, { prompts }: Pick<Deps, 'prompts'>, fileId: string, userId: string | null): Promise<FileReach> {
  const [sample] = await prepared<SampleFile>(connection, OF_SAMPLE, { fileId });
  if (!sample) return 'everyone';
  const prompt = await openable(connection, prompts, sample.prompt_id, userId);
  if (prompt === null) return 'owner';
  if (!prompt.sealed) return 'everyone';
  const screened = (sample.screened_version ?? 0) >= prompt.version;
  return prompt.access !== 'none' || (sample.clip && screened) ? 'viewer' : 'owner';
}

/** Facts about a prompt for this viewer; null when the viewer may not open the prompt. */
async function openable(connection: Connection, prompts: Deps['prompts'], promptId: string, userId: string | null): Promise<PromptFacts | null> {
  try {
    return await prompts.about(connection, promptId, userId);
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not_found') return null;
    throw error;
  }
}
