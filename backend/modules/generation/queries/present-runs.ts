import type { Generation } from '#contracts/generation.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Deps } from '../generation-deps.ts';
import { presentGeneration } from '../generation.presenter.ts';
import type { ListedRow } from '../generation.presenter.ts';
import { GenerationOutputModel } from '../models/generation-output.model.ts';
import { queuePlaces } from './queue-places.ts';

export type PresentDeps = Pick<Deps, 'clock' | 'identity' | 'media' | 'prompts' | 'promptTexts' | 'providers' | 'options'>;

/** Presents runs to their owner with at most four queries, however many runs there are. */
export async function presentRuns(connection: Connection, deps: PresentDeps, runs: readonly ListedRow[]): Promise<Generation[]> {
  const { prompts, options, clock } = deps;
  const queued = runs.filter((run) => run.status === 'queued').map((run) => run.id);
  const promptIds = [...new Set(runs.flatMap((run) => run.prompt_id ?? []))];
  const outputs = await outputsOf(connection, runs.filter((run) => run.content_type !== 'text' && run.delivered > 0));
  const refs = promptIds.length === 0 ? new Map() : await prompts.refs(connection, promptIds);
  const payers = await deps.identity.usernames(connection, [...new Set(runs.flatMap((run) => run.payer_id ?? []))]);
  const places = await queuePlaces(connection, queued);
  return runs.map((run) =>
    presentGeneration(run, {
      prompt: (run.prompt_id && refs.get(run.prompt_id)) || null,
      paidBy: run.payer_id === null ? null : (payers.get(run.payer_id) ?? 'deleted account'),
      outputs: outputs.get(run.id) ?? [],
      place: places.get(run.id) ?? null,
      credit: deps.providers.find(run.provider)?.credit ?? null,
      urlOf: deps.media.urlOf,
      parallel: options.parallel[run.content_type],
      now: clock.now(),
    }),
  );
}

async function outputsOf(
  connection: Connection,
  runs: readonly Pick<ListedRow, 'id'>[],
): Promise<Map<string, GenerationOutputModel[]>> {
  const found = new Map<string, GenerationOutputModel[]>();
  if (runs.length === 0) return found;
  const outputs = await GenerationOutputModel.query(connection)
    .whereIn('generation_id', runs.map((run) => run.id))
    .orderBy(['generation_id', 'position']);
  for (const output of outputs) {
    const of = found.get(output.generation_id);
    if (of) of.push(output);
    else found.set(output.generation_id, [output]);
  }
  return found;
}
