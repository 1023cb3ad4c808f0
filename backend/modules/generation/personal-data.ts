import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import { eraseRuns } from './commands/erase-runs.ts';
import type { Deps } from './generation-deps.ts';

// The export leaves out the filled-in text of a sealed prompt, because that text is its author's. It has the runner's inputs and outputs.
const runsWhere = (which: string): string => `
  select g.id, run_source as "runSource", content_type as "contentType", prompt_id as "promptId", retry_of_id as "retryOfId", title, inputs,
    case when sealed then null else request ->> 'prompt' end as prompt, sealed, file_ids as "uploadedFileIds",
    model_label as model, quantity, aspect, length, quote, waived, status, delivered, rating, trashed_at as "trashedAt", output_text as "outputText",
    error_message as "errorMessage", created_at as "createdAt", finished_at as "finishedAt",
    (select coalesce(json_agg(json_build_object('position', o.position, 'kind', o.kind, 'fileId', o.file_id,
      'posterFileId', o.poster_file_id, 'altText', o.alt_text) order by o.position), '[]')
     from generation_outputs o where o.generation_id = g.id) as outputs
  from generations g where user_id = :userId and ${which} and (cast(:after as uuid) is null or g.id > :after)
  order by g.id limit :limit`;
const LISTED = runsWhere('deleted_at is null');
const IN_TRASH = runsWhere('trashed_at is not null');

// Per sealed prompt, how many slices of it this person has seen. The slices themselves are left out: they are hashes of the author's words.
const SLICES = `
  select prompt_id as "promptId", count(*)::int as slices, max(seen_at) as "lastSeenAt" from sealed_slices
  where user_id = ? group by prompt_id order by prompt_id limit 10000`;

/** Exports a person's runs with inputs and results, those in the trash too, and erases them. Outputs are named by their file ids in the media module. */
export const personalData = (deps: Deps): PersonalData => ({
  async *export(userId) {
    for (const { name, sql } of [{ name: 'runs/runs', sql: LISTED }, { name: 'runs/trash', sql: IN_TRASH }]) {
      yield* numberedEntries({
        name,
        async read(after, limit) {
          const runs = await rows<{ id: string; promptId: string | null; prompt: string | null }>(deps.db.knex, sql, { userId, after, limit });
          const readable = await deps.prompts.readable(deps.db.knex, runs.flatMap(({ promptId }) => promptId ?? []), userId);
          return runs.map((run) => (run.promptId === null || readable.has(run.promptId) ? run : { ...run, prompt: null }));
        },
      });
    }
    yield { name: 'runs/sealed-slices.json', data: await rows<object>(deps.db.knex, SLICES, [userId]) };
  },
  erase: (tx, userId) => eraseRuns(tx, deps, userId),
});
