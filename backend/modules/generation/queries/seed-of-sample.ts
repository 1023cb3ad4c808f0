import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** The seed of a sample of this prompt. Undefined when the sample was removed: then the run is accepted with another seed. */
export async function seedOfSample(connection: Connection, promptId: string, sampleId: string): Promise<number | undefined> {
  const [sample] = await rows<{ seed: number }>(
    connection,
    'select g.seed from prompt_samples s join generations g on g.id = s.generation_id where s.id = ? and s.prompt_id = ? and s.version_no is not null and g.deleted_at is null',
    [sampleId, promptId],
  );
  return sample?.seed;
}
