import { must } from '#contracts/must.ts';
import type { DraftSample, PromptSample } from '#contracts/prompt-samples.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { RunnableDraft } from '#modules/prompts/index.ts';
import { withoutUploads } from '../domain/without-uploads.ts';
import type { Deps } from '../generation-deps.ts';
import { GenerationOutputModel } from '../models/generation-output.model.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { tellingSamples } from './telling-samples.ts';
import type { SealableText } from './telling-samples.ts';

type SampleRow = Pick<GenerationRow, 'content_type' | 'inputs' | 'file_ids' | 'model_id' | 'model_label' | 'quantity' | 'length' | 'aspect' | 'quote' | 'waived' | 'output_text' | 'title'> & {
  id: string;
  generation_id: string;
  caption: string;
  version_no: number | null;
  text_checksum: string | null;
  made_at: Date;
};

const SAMPLES = `
  select s.id, s.generation_id, s.caption, s.version_no, s.text_checksum, g.content_type, g.inputs, g.file_ids, g.model_id, g.model_label, g.quantity, g.length, g.aspect, g.quote, g.waived, g.output_text, g.title, g.created_at as made_at
  from prompt_samples s join generations g on g.id = s.generation_id
  where s.prompt_id = :promptId and g.deleted_at is null 
    and (s.version_no is not null or :drafts) and (cast(:sealed as int) is null or s.screened_version >= :sealed)
  order by s.position, s.id`;

/**
 * The samples on a prompt's page, in the author's order, with inputs (without uploads) and options. A picture's alt text is the caption,
 * because a provider's words quote the template. `sealed` is the version that the reader may not read: samples that were not compared with it
 * are left out.
 */
export async function listSamples(connection: Connection, deps: Pick<Deps, 'media'>, promptId: string, sealed: number | null = null): Promise<PromptSample[]> {
  const samples = await find(connection, deps, { promptId, sealed, drafts: false });
  return samples.map(({ row, sample }) => ({ ...sample, version: must(row.version_no, 'the version of a published sample') }));
}

/** The samples of an own prompt for its author, also those made from the draft. `draft` is the saved draft. */
export async function listOwnSamples(connection: Connection, deps: Pick<Deps, 'media'>, promptId: string, draft: SealableText & Pick<RunnableDraft, 'paid'>): Promise<DraftSample[]> {
  const samples = await find(connection, deps, { promptId, sealed: null, drafts: true });
  const telling = draft.paid && samples.length > 0 ? await tellingSamples(connection, promptId, draft) : new Set<string>();
  return samples.map(({ row, sample }) => ({
    ...sample,
    generationId: row.generation_id,
    version: row.version_no,
    outdated: row.version_no === null && row.text_checksum !== draft.textChecksum,
    tellsText: telling.has(row.id),
  }));
}

async function find(connection: Connection, { media }: Pick<Deps, 'media'>, wanted: { promptId: string; sealed: number | null; drafts: boolean }) {
  const samples = await rows<SampleRow>(connection, SAMPLES, wanted);
  const files = await GenerationOutputModel.query(connection).whereIn('generation_id', samples.map((sample) => sample.generation_id)).orderBy(['generation_id', 'position']);
  return samples.map((row) => ({ row, sample: present(row, files.filter((file) => file.generation_id === row.generation_id), media) }));
}

const present = (sample: SampleRow, files: readonly GenerationOutputModel[], media: Deps['media']): Omit<PromptSample, 'version'> => ({
  id: sample.id,
  caption: sample.caption,
  inputs: withoutUploads(sample.inputs, new Set(sample.file_ids)),
  model: { id: sample.model_id, label: sample.model_label },
  options: { quantity: sample.quantity, length: sample.length, aspect: sample.aspect },
  tokens: sample.waived ?? sample.quote.total - sample.quote.royalty,
  createdAt: sample.made_at.toISOString(),
  outputs:
    sample.content_type === 'text'
      ? [{ kind: 'text' as const, text: sample.output_text ?? '', mime: 'text/markdown' as const }]
      : files.map((file) => ({
          kind: file.kind,
          url: media.urlOf(file.file_id),
          posterUrl: file.poster_file_id && media.urlOf(file.poster_file_id),
          mime: file.mime,
          width: file.width,
          height: file.height,
          durationMs: file.duration_ms,
          altText: sample.caption || sample.title,
        })),
});
