import { FACETS_LIMIT } from '#contracts/creations.ts';
import type { CreationFacets } from '#contracts/creations.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { LibraryContext } from '../library-context.ts';

// Both statements that collect the filter's choices read only an index of the owner's creations.
const PROMPTS = `
  select prompt_id, count(*) as creations from creations where owner_id = :ownerId and trashed_at is null and prompt_id is not null
  group by prompt_id order by count(*) desc, prompt_id limit ${FACETS_LIMIT}`;
const MODELS = `
  select model_id, count(*) as creations, max(id::text) as newest from creations where owner_id = :ownerId and trashed_at is null
  group by model_id order by count(*) desc, model_id limit ${FACETS_LIMIT}`;

/** The prompts and models by which a person can filter their creations, in four statements. A model has the name that the newest run gave it. */
export async function creationFacets(connection: Connection, { prompts, runs }: Pick<LibraryContext, 'prompts' | 'runs'>, ownerId: string): Promise<CreationFacets> {
  const ofPrompts = await rows<{ prompt_id: string | null; creations: number }>(connection, PROMPTS, { ownerId });
  const ofModels = await rows<{ model_id: string; creations: number; newest: string }>(connection, MODELS, { ownerId });
  const refs = await prompts.refs(connection, ofPrompts.flatMap(({ prompt_id: id }) => id ?? []));
  const labels = await runs.modelLabels(connection, ofModels.map(({ newest }) => newest));
  return {
    prompts: ofPrompts.flatMap(({ prompt_id: id, creations }) => {
      const prompt = id === null ? undefined : refs.get(id);
      return prompt ? [{ id: prompt.id, label: prompt.title, creations }] : [];
    }),
    models: ofModels.map(({ model_id: id, creations, newest }) => ({ id, label: labels.get(newest) ?? id, creations })),
  };
}
