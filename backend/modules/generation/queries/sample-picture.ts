import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const PICTURE = `
  select case o.kind when 'image' then o.file_id else o.poster_file_id end as file_id
  from prompt_samples s join generations g on g.id = s.generation_id join generation_outputs o on o.generation_id = g.id
  where s.id = :sampleId and s.prompt_id = :id and s.version_no is not null and g.deleted_at is null and (cast(:sealed as int) is null or s.screened_version >= :sealed)
  order by o.position limit 1 offset :position`;

export interface SampleOutput {
  /** The id of the prompt. */
  id: string;
  sampleId: string;
  /** The number of the run's output to show, from 0. */
  position: number;
  /** The version that the reader may not read; null when the reader may. A sample that was not compared with this version is not found. */
  sealed: number | null;
}

/** The file of a sample's picture, or of the still picture of its video; null when there is none. */
export async function samplePicture(connection: Connection, of: SampleOutput): Promise<string | null> {
  const [found] = await rows<{ file_id: string | null }>(connection, PICTURE, { ...of });
  return found?.file_id ?? null;
}
