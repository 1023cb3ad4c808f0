import { isTerminal } from '#contracts/generation.ts';
import type { GenerationOutput, GenerationStatus } from '#contracts/generation.ts';
import { testOutputPath } from '#contracts/moderation.ts';
import { one } from '#contracts/must.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { GenerationOutputModel } from '../models/generation-output.model.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/** A test run of the author, as moderators see it. */
export interface TestRun {
  id: string;
  status: GenerationStatus;
  inputs: FormInputs;
  model: string;
  /** The price of the test run, in tokens. */
  tokens: number;
  outputs: GenerationOutput[];
  error: string | null;
  /** The caption of the run as a sample; null when the author did not make it a sample. */
  sample: string | null;
  createdAt: Date;
}

export interface TestRuns {
  /** The test runs. Those that are samples come first, then the latest. */
  runs: TestRun[];
  finished: number;
  delivered: number;
  samples: number;
}

type Row = Pick<GenerationRow, 'id' | 'status' | 'inputs' | 'model_label' | 'quote' | 'content_type' | 'output_text' | 'error_message' | 'created_at'> & { sample: string | null };

const OF_TEXT = `
  from generations g left join prompt_samples s on s.generation_id = g.id and s.prompt_id = g.prompt_id
  where g.user_id = :authorId and g.prompt_id = :promptId and g.run_source = 'test' and g.draft_checksum = :checksum and g.deleted_at is null`;
const LATEST = `
  select g.id, g.status, g.inputs, g.model_label, g.quote, g.content_type, g.output_text, g.error_message, g.created_at, s.caption as sample
  ${OF_TEXT} order by s.id is null, g.id desc limit :limit`;
const COUNTS = `
  select count(*) filter (where g.status in ('succeeded', 'partial', 'failed'))::int as finished,
    count(*) filter (where g.status in ('succeeded', 'partial'))::int as delivered, count(s.id)::int as samples ${OF_TEXT}`;

/** The author's test runs of exactly one text, for moderators. Their pictures have addresses that only moderators may open. */
export async function testRunsOf(connection: Connection, of: { promptId: string; authorId: string; checksum: string }, limit: number): Promise<TestRuns> {
  const [found, counts] = await Promise.all([
    rows<Row>(connection, LATEST, { ...of, limit }),
    rows<Pick<TestRuns, 'finished' | 'delivered' | 'samples'>>(connection, COUNTS, of),
  ]);
  const files = await GenerationOutputModel.query(connection).whereIn('generation_id', found.map(({ id }) => id)).orderBy(['generation_id', 'position']);
  return { ...one(counts), runs: found.map((run) => presentTest(run, files.filter((file) => file.generation_id === run.id))) };
}

function presentTest(run: Row, files: readonly GenerationOutputModel[]): TestRun {
  const text = run.content_type === 'text' && isTerminal(run.status) && run.output_text ? [{ kind: 'text' as const, text: run.output_text, mime: 'text/markdown' as const }] : [];
  return {
    id: run.id,
    status: run.status,
    inputs: run.inputs,
    model: run.model_label,
    tokens: run.quote.total,
    error: run.error_message,
    sample: run.sample,
    createdAt: run.created_at,
    outputs: [
      ...text,
      ...files.map((file) => ({
        kind: file.kind,
        url: testOutputPath(run.id, file.file_id),
        posterUrl: file.poster_file_id && testOutputPath(run.id, file.poster_file_id),
        mime: file.mime,
        width: file.width,
        height: file.height,
        durationMs: file.duration_ms,
        altText: file.alt_text,
      })),
    ],
  };
}
