import type { ContentType } from '#contracts/primitives.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import { IS_CREATION, IS_KEPT } from '../domain/creation.ts';
import { textsIn } from '../domain/texts-in.ts';
import { withoutUploads } from '../domain/without-uploads.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/** The fields by which the library filters and searches creations. */
export interface RunFacts {
  id: string;
  ownerId: string;
  contentType: ContentType;
  promptId: string | null;
  modelId: string;
  rating: -1 | 0 | 1;
  createdAt: Date;
  trashedAt: Date | null;
  published: boolean;
  /** Whether the run was made for a challenge. Then no figure of its prompt counts it (docs/rules/challenges.md#challenge-runs). */
  forChallenge: boolean;
  /** The texts that the library's search looks in: title, inputs and output. */
  texts: string[];
}

type Row = Pick<GenerationRow, 'id' | 'user_id' | 'run_source' | 'content_type' | 'prompt_id' | 'model_id' | 'rating' | 'created_at' | 'trashed_at' | 'published_at' | 'title' | 'inputs' | 'file_ids' | 'output_text'>;

/** The first characters of an output that a search looks in. */
const SEARCHED_CHARACTERS = 20_000;
const COLUMNS = `id, user_id, run_source, content_type, prompt_id, model_id, rating, created_at, trashed_at, published_at, title, inputs, file_ids, left(output_text, ${SEARCHED_CHARACTERS}) as output_text`;
// A prepared statement, because the server reads it for each run that ends.
const BY_IDS = { name: 'generation_facts_2', sql: `select ${COLUMNS} from generations where id = any(cast(:ids as uuid[])) and ${IS_CREATION} and ${IS_KEPT}` };

const factsOf = (run: Row): RunFacts => ({
  id: run.id, ownerId: run.user_id, contentType: run.content_type, promptId: run.prompt_id, modelId: run.model_id, rating: run.rating, createdAt: run.created_at, trashedAt: run.trashed_at, published: run.published_at !== null, forChallenge: run.run_source === 'challenge',
  texts: [run.title, ...textsIn(withoutUploads(run.inputs, new Set(run.file_ids))), run.output_text ?? ''],
});

/** The search fields of the creations among these runs, also of those in the trash. */
export async function runFacts(connection: Connection, ids: readonly string[]): Promise<RunFacts[]> {
  return ids.length === 0 ? [] : (await prepared<Row>(connection, BY_IDS, { ids: [...ids] })).map(factsOf);
}

const PAGE = `
  select ${COLUMNS}, ${IS_CREATION} and ${IS_KEPT} as is_creation from generations
  where cast(:after as uuid) is null or id > :after order by id limit :limit`;

/** The search fields of the creations among the next `limit` runs of all people, by id. `last` is the id to continue after; null at the end. */
export async function runFactsAfter(connection: Connection, after: string | null, limit: number): Promise<{ facts: RunFacts[]; last: string | null }> {
  const page = await rows<Row & { is_creation: boolean }>(connection, PAGE, { after, limit });
  return { facts: page.filter((run) => run.is_creation).map(factsOf), last: page.at(-1)?.id ?? null };
}
