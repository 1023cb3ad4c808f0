import type { GenerationStatus } from '#contracts/generation.ts';
import { must, one } from '#contracts/must.ts';
import type { HistoryFilter, HistoryRun, RunTotals } from '#contracts/run-history.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ListedRow } from '../generation.presenter.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { presentRuns } from './present-runs.ts';
import type { PresentDeps } from './present-runs.ts';

/** The first characters of a text that the history reads for the excerpt in a row. */
const LISTED_CHARACTERS = 600;

const LISTED = `
  id, user_id, payer_id, run_source, content_type, prompt_id, prompt_version_id, title, inputs, model_id, model_label, provider, eta_seconds, quantity, aspect, length, quote,
  captured, waived, free_retry_until, slots, status, dispatched_at, attempt_no, progress, delivered, error_code, error_message, created_at, started_at, finished_at`;

/** The states of an ended run in which its owner keeps the text. */
const KEPT: ReadonlySet<GenerationStatus> = new Set(['succeeded', 'partial', 'cancelled']);

export interface HistoryPage {
  runs: (HistoryRun & { text?: string | null })[];
  nextCursor: string | null;
}

interface Reading extends HistoryFilter {
  limit: number;
  before?: string | undefined;
  /** Whether to return whole texts, as exported files need, instead of the first words. */
  whole?: boolean;
}

/** A page of the own runs that match a filter, with their inputs, newest first. @throws AppError for a malformed cursor */
export async function runHistory(connection: Connection, deps: PresentDeps, userId: string, { limit, before, whole = false, ...filter }: Reading): Promise<HistoryPage> {
  const { sql, bindings } = whereOf(userId, filter);
  const found = await rows<ListedRow & Pick<GenerationRow, 'prompt_version_id'>>(
    connection,
    `select ${LISTED}, ${whole ? 'output_text' : `left(output_text, ${LISTED_CHARACTERS}) as output_text`} from generations
     where ${sql} and (cast(:before as uuid) is null or id < :before) order by id desc limit :most`,
    { ...bindings, before: afterId(before, 'before'), most: limit + 1 },
  );
  const { page: cut, nextCursor } = cutPageById(found, limit);
  const page = cut.map((run) => Object.assign(run, { text_listed: true }));
  const [shown, versions] = await Promise.all([
    presentRuns(connection, deps, page),
    deps.promptTexts.versionNumbers(connection, [...new Set(page.flatMap(({ prompt_version_id: id }) => id ?? []))]),
  ]);
  const runs = page.map((run, index) => ({
    ...must(shown[index], 'what a run shows'),
    inputs: run.inputs,
    version: (run.prompt_version_id && versions.get(run.prompt_version_id)) || null,
    // The text of a failed or blocked run is left out, as on the run's own page.
    ...(whole && { text: KEPT.has(run.status) ? run.output_text : null }),
  }));
  return { runs, nextCursor };
}

/** The number of own runs that match a filter, their tokens and their success rate, read with one statement. */
export async function runTotals(connection: Connection, userId: string, filter: HistoryFilter): Promise<RunTotals> {
  const { sql, bindings } = whereOf(userId, filter);
  const sums = one(await rows<{ runs: number; spent: number; released: number; ended: number; worked: number }>(
    connection,
    `select count(*)::int as runs,
       coalesce(sum(captured) filter (where payer_id is null), 0)::int as spent,
       coalesce(sum((quote ->> 'total')::int - captured) filter (where payer_id is null), 0)::int as released,
       count(*) filter (where status in ('succeeded', 'partial', 'failed'))::int as ended,
       count(*) filter (where status in ('succeeded', 'partial'))::int as worked
     from generations where ${sql}`,
    bindings,
  ));
  const { ended, worked, ...totals } = sums;
  return { ...totals, works: ended === 0 ? null : Math.round((worked * 100) / ended) };
}

const CHOICES_LIMIT = 100;
const PROMPTS = `
  select prompt_id as id from generations where user_id = :userId and deleted_at is null and prompt_id is not null group by prompt_id order by max(id::text) desc limit :most`;
const MODELS = `
  select model_id as id, (array_agg(model_label order by id desc))[1] as label from generations where user_id = :userId and deleted_at is null
  group by model_id order by max(id::text) desc limit :most`;

/** The prompts and models of a person's own runs, for the history's filters. The latest used come first. */
export async function runChoices(connection: Connection, { prompts }: Pick<PresentDeps, 'prompts'>, userId: string) {
  const [ids, models] = await Promise.all([
    rows<{ id: string }>(connection, PROMPTS, { userId, most: CHOICES_LIMIT }),
    rows<{ id: string; label: string }>(connection, MODELS, { userId, most: CHOICES_LIMIT }),
  ]);
  const refs = await prompts.refs(connection, ids.map(({ id }) => id));
  return { prompts: ids.flatMap(({ id }) => refs.get(id) ?? []).map(({ id, slug, title }) => ({ id, slug, title })), models };
}

// Builds the condition of a filter. It contains only what the filter names, so that Postgres can use the matching index.
function whereOf(userId: string, { promptId, contentType, status, model, from, to }: HistoryFilter) {
  const bindings: Record<string, unknown> = { userId };
  const parts = ['user_id = :userId', 'deleted_at is null', `run_source <> 'imported'`];
  const add = (sql: string, name: string, value: unknown): void => {
    if (value === undefined) return;
    parts.push(sql);
    bindings[name] = value;
  };
  add('prompt_id = :promptId', 'promptId', promptId);
  add('content_type = :contentType', 'contentType', contentType);
  add('status = :status', 'status', status);
  add('model_id = :model', 'model', model);
  add('created_at >= cast(:from as timestamptz)', 'from', from);
  add('created_at < cast(:to as timestamptz)', 'to', to);
  return { sql: parts.join(' and '), bindings };
}
